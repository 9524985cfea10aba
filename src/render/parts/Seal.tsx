import type { QualitySeal } from '../../content/rules/qualitySeal'

/** SET-7: a quality label by its name, leading to the survey's results where there is an address. */
export const Seal = ({ seal: { name, href }, label, newTab }: { seal: QualitySeal; label: string; newTab: string }) => {
  const words = (
    <>
      <svg
        className="seal-mark"
        width="28"
        height="28"
        viewBox="0 0 28 28"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        aria-hidden
      >
        <circle cx="14" cy="11" r="8" />
        <path d="m10.5 11 2.5 2.5 4.5-5M9.5 18.5 8 26l6-3 6 3-1.5-7.5" />
      </svg>
      <span>
        <span className="seal-label">{label}</span> <span className="seal-name">{name}</span>
      </span>
    </>
  )
  if (!href) return <p className="seal">{words}</p>
  return (
    <a className="seal" href={href} target="_blank" rel="noopener" aria-description={newTab}>
      {words}
    </a>
  )
}
