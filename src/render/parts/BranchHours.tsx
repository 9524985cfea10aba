import type { HeadingLevel } from '../block'
import { wordsFor } from '../i18n/words'
import { useRender } from '../RenderContext'
import type { BranchDescription } from './describeBranch'

/** HOURS-1, HOURS-2: the week, then the dates that differ from it. */
export const BranchHours = ({
  branch,
  level,
  showSpecials,
}: {
  branch: BranchDescription
  level: HeadingLevel
  showSpecials: boolean
}) => {
  const { model } = useRender()
  const words = wordsFor(model.locale)
  const Title = `h${level}` as const
  const { week, specials } = branch
  return (
    <div className="branch-hours">
      {week.length > 0 ? (
        <div>
          <Title>{words.openingHours}</Title>
          <dl className="hours">
            {week.map(({ from, to, days, hours }) => (
              <div key={from} data-weekdays={`${from}-${to}`}>
                <dt>{days}</dt>
                <dd>{lines(hours)}</dd>
              </div>
            ))}
          </dl>
        </div>
      ) : null}
      {showSpecials && specials.length > 0 ? (
        <div>
          <Title>{words.specialHours}</Title>
          <dl className="hours">
            {specials.map(({ date, day, label, hours, isConfirmed }) => (
              <div key={date} data-date={date} data-unsure={isConfirmed ? undefined : ''}>
                <dt>
                  {day}
                  {label ? <span className="hours-label">{label}</span> : null}
                </dt>
                <dd>{lines(hours)}</dd>
              </div>
            ))}
          </dl>
        </div>
      ) : null}
    </div>
  )
}

const lines = (hours: string) => hours.split(', ').map(range => <span key={range}>{range}</span>)
