export const Arrow = ({ direction }: { direction: 'left' | 'right' }) => (
  <svg
    width="20"
    height="20"
    viewBox="0 0 20 20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    aria-hidden="true"
  >
    <path d={direction === 'left' ? 'M17 10H3m6-6-6 6 6 6' : 'M3 10h14m-6-6 6 6-6 6'} />
  </svg>
)
