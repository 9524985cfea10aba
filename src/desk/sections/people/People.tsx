import { UserPlus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { localeNames } from '../../../content/locale'
import type { ReplyOf } from '../../../contract/call'
import { calls } from '../../../contract/calls'
import { useLanguage } from '../../../editor/i18n/language'
import { reasonText } from '../../../editor/i18n/notices'
import { useWords } from '../../../editor/i18n/words'
import { ConfirmDialog } from '../../../editor/kit/ConfirmDialog'
import type { Answer } from '../../../editor/state/ask'
import { useDesk } from '../../DeskContext'
import { momentText } from '../../moment'
import { Reading } from '../../Reading'
import { sectionWords } from '../../sections'
import { useReading } from '../../useReading'
import { InviteDialog } from './InviteDialog'
import { LinkDialog } from './LinkDialog'
import { RightsDialog } from './RightsDialog'
import type { Rights } from './RightsFields'
import { SecondFactorRule } from './SecondFactorRule'
import { peopleWords } from './words'
import '../../list.css'

type Listed = ReplyOf<typeof calls.listPeople>
type Member = Listed['people'][number]
type Invitation = Listed['invitations'][number]

type Action = 'rights' | 'signOut' | 'password' | 'factor' | 'remove'

type Open =
  | { kind: 'invite' }
  | { kind: 'link'; link: string }
  | { kind: Action; person: Member }
  | { kind: 'withdraw'; invitation: Invitation }

const nothing = {}

/** SEC-3: who may do what on this site, and who is invited. */
export default function People() {
  const title = useWords(sectionWords).people
  const words = useWords(peopleWords)
  const language = useLanguage()
  const { ask } = useDesk()
  const { data, problem, reload } = useReading(calls.listPeople, nothing)
  const [open, setOpen] = useState<Open | null>(null)
  const [said, setSaid] = useState('')
  // A link that has just come stays: the dialog that asked for it closes after that.
  const close = () => setOpen(current => (current?.kind === 'link' ? current : null))
  const passOn = (link: string | null) => {
    setSaid(link ? '' : words.sent)
    void reload()
    if (link) setOpen({ kind: 'link', link })
  }
  const done = async (answer: Answer<unknown>) => {
    if (!answer.success) return reasonText(answer, language)
    await reload()
    return null
  }
  const resend = async (id: string) => {
    const answer = await ask(calls.resendInvitation, { id })
    if (answer.success) passOn(answer.data.link)
    else setSaid(reasonText(answer, language))
  }
  return (
    <>
      <div className="v-desk-title">
        <h1>{title}</h1>
        <button type="button" className="v-button v-primary" onClick={() => setOpen({ kind: 'invite' })}>
          <UserPlus size={18} aria-hidden />
          {words.invite}
        </button>
      </div>
      <p className="v-hint">{words.intro}</p>
      <p className="v-hint" role="status">
        {said}
      </p>
      {data ? (
        <>
          <SecondFactorRule isNeeded={data.needsSecondFactor} onChanged={() => void reload()} />
          <ul className="v-rows" aria-label={words.members}>
            {data.people.map(person => (
              <MemberRow key={person.id} person={person} onOpen={kind => setOpen({ kind, person })} />
            ))}
          </ul>
          {data.invitations.length > 0 ? (
            <section>
              <h2>{words.invitations}</h2>
              <ul className="v-rows">
                {data.invitations.map(invitation => (
                  <li key={invitation.id}>
                    <div>
                      <strong>{invitation.email}</strong>
                      <RightsText rights={invitation} />
                      <span className="v-quiet">
                        {invitation.isExpired
                          ? words.expired
                          : words.validUntil(momentText(invitation.expires, language))}
                      </span>
                    </div>
                    <div className="v-row-actions">
                      <button type="button" className="v-button" onClick={() => void resend(invitation.id)}>
                        {data.canMail ? words.resend : words.renewLink}
                      </button>
                      <button
                        type="button"
                        className="v-button"
                        data-dangerous
                        onClick={() => setOpen({ kind: 'withdraw', invitation })}
                      >
                        {words.withdraw}
                      </button>
                    </div>
                  </li>
                ))}
              </ul>
            </section>
          ) : null}
        </>
      ) : (
        <Reading problem={problem} onRetry={() => void reload()} />
      )}
      {open?.kind === 'invite' ? <InviteDialog onSent={passOn} onClose={close} /> : null}
      {open?.kind === 'link' ? <LinkDialog link={open.link} onClose={() => setOpen(null)} /> : null}
      {open?.kind === 'rights' ? (
        <RightsDialog person={open.person} onChanged={() => void reload()} onClose={close} />
      ) : null}
      {open?.kind === 'signOut' ? (
        <Asked
          title={words.signOutOf(open.person.name)}
          text={words.signOutText}
          confirm={words.signOut}
          act={() => ask(calls.endSessionsOfPerson, { id: open.person.id }).then(done)}
          onClose={close}
        />
      ) : null}
      {open?.kind === 'password' ? (
        <Asked
          title={words.passwordLinkOf(open.person.name)}
          text={words.passwordLinkText}
          confirm={words.send}
          act={async () => {
            const answer = await ask(calls.sendPasswordLink, { id: open.person.id })
            if (answer.success) passOn(answer.data.link)
            return answer.success ? null : reasonText(answer, language)
          }}
          onClose={close}
        />
      ) : null}
      {open?.kind === 'factor' ? (
        <Asked
          title={words.loseFactorOf(open.person.name)}
          text={words.loseFactorText}
          confirm={words.loseFactor}
          isDangerous
          act={() => ask(calls.removeSecondFactorOfPerson, { id: open.person.id }).then(done)}
          onClose={close}
        />
      ) : null}
      {open?.kind === 'remove' ? (
        <Asked
          title={words.removeOf(open.person.name)}
          text={words.removeText}
          confirm={words.remove}
          isDangerous
          act={() => ask(calls.removePerson, { id: open.person.id }).then(done)}
          onClose={close}
        />
      ) : null}
      {open?.kind === 'withdraw' ? (
        <Asked
          title={words.withdrawOf(open.invitation.email)}
          text={words.withdrawText}
          confirm={words.withdraw}
          isDangerous
          act={() => ask(calls.withdrawInvitation, { id: open.invitation.id }).then(done)}
          onClose={close}
        />
      ) : null}
    </>
  )
}

const MemberRow = ({ person, onOpen }: { person: Member; onOpen: (kind: Action) => void }) => {
  const words = useWords(peopleWords)
  const language = useLanguage()
  const own = useDesk().person
  const actions = [
    ['rights', words.rights],
    ['password', words.passwordLink],
    ...(person.hasSecondFactor ? [['factor', words.loseFactor] as const] : []),
    ['signOut', words.signOut],
    ['remove', words.remove],
  ] as const
  return (
    <li>
      <div>
        <strong>
          {person.name}
          {person.id === own.id ? ` (${words.you})` : ''}
        </strong>
        <span>{person.email}</span>
        <RightsText rights={person}>
          {person.isOperator ? ` · ${words.operator}` : null}
          {person.hasSecondFactor ? ` · ${words.secured}` : null}
        </RightsText>
        <span className="v-quiet">
          {person.lastSeen === null ? words.neverSeen : words.lastSeen(momentText(person.lastSeen, language))}
        </span>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
      <div className="v-row-actions" role="group" aria-label={words.actions(person.name)}>
        {actions.map(([kind, label]) => (
          <button
            key={kind}
            type="button"
            className="v-button"
            data-dangerous={kind === 'remove' || undefined}
            onClick={() => onOpen(kind)}
          >
            {label}
          </button>
        ))}
      </div>
    </li>
  )
}

const RightsText = ({ rights: { role, languages }, children }: { rights: Rights; children?: ReactNode }) => {
  const words = useWords(peopleWords)
  return (
    <span className="v-quiet">
      {words[role]}
      {languages ? ` · ${languages.map(locale => localeNames[locale]).join(', ')}` : ''}
      {children}
    </span>
  )
}

const Asked = ({
  title,
  text,
  confirm,
  isDangerous,
  act,
  onClose,
}: {
  title: string
  text: string
  confirm: string
  isDangerous?: boolean
  act: () => Promise<string | null>
  onClose: () => void
}) => (
  <ConfirmDialog title={title} confirm={confirm} isDangerous={isDangerous} onConfirm={act} onClose={onClose}>
    <p>{text}</p>
  </ConfirmDialog>
)
