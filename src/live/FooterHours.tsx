import { Fragment } from 'react'
import type { Words } from '../render/i18n/words'
import type { FooterHours as Hours } from './shell'

/** HOURS-6: the week, and what of the next days differs from it; today is marked by the visitor's script (D16). */
export const FooterHours = ({ hours, words }: { hours: Hours; words: Words }) => (
  <section className="site-footer-hours" data-enhance="parts/OpenNow" data-hours={JSON.stringify(hours.script)}>
    <h2>{words.openingHours}</h2>
    {hours.branchName ? <p>{hours.branchName}</p> : null}
    <dl>
      {hours.week.map(({ from, to, days, hours }) => (
        <div key={from} data-weekdays={`${from}-${to}`}>
          <dt data-today={words.today}>{days}</dt>
          <dd>
            <Ranges times={hours} />
          </dd>
        </div>
      ))}
      {hours.specials.map(({ date, day, label, hours, isConfirmed }) => (
        <div key={date} data-date={date} data-unsure={isConfirmed ? undefined : ''}>
          <dt data-today={words.today}>
            {day}
            {label ? <span>{label}</span> : null}
          </dt>
          <dd>{isConfirmed ? <Ranges times={hours} /> : hours}</dd>
        </div>
      ))}
    </dl>
  </section>
)

/** A range of hours never breaks inside. */
const Ranges = ({ times }: { times: string }) =>
  times.split(', ').map((range, index) => (
    <Fragment key={range}>
      {index > 0 ? ', ' : ''}
      <span>{range}</span>
    </Fragment>
  ))
