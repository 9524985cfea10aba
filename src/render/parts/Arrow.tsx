const paths = {
  left: 'M17 10H3m6-6-6 6 6 6',
  right: 'M3 10h14m-6-6 6 6-6 6',
  up: 'M10 17V3M4 9l6-6 6 6',
  down: 'M10 3v14m6-6-6 6-6-6',
}

export const Arrow = ({ direction }: { direction: keyof typeof paths }) => (
  <svg
    width="20"
    height="20"
    viewBox="0 0 20 20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    aria-hidden="true"
  >
    <path d={paths[direction]} />
  </svg>
)
