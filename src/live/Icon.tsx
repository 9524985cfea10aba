const shapes = {
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm4.8 11.3L20 20',
  close: 'm6 6 12 12M18 6 6 18',
  menu: 'M4 8h16M4 16h16',
  chevron: 'm7 10 5 5 5-5',
  phone:
    'M7 4H4.8C4 4 3.4 4.7 3.5 5.5 4.2 13.4 10.6 19.8 18.5 20.5c.8.1 1.5-.5 1.5-1.3V17l-4.5-1.5-1.9 1.9a14 14 0 0 1-7-7l1.9-1.9L7 4Z',
  instagram:
    'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5Zm4 4.7a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6Zm4.7-.9h.01',
  facebook: 'M10 21v-7.5H7.5v-3H10V8a4 4 0 0 1 4-4h2.5v3H14.5A1.5 1.5 0 0 0 13 8.5v2h3.5l-.5 3H13V21',
  linkedIn: 'M4 9.5h3.5V20H4V9.5ZM5.75 4v1.5M11 20V9.5h3.5V11a4 4 0 0 1 6.5 3.5V20h-3.5v-5a1.5 1.5 0 0 0-3 0v5H11Z',
} as const

/** A line drawing beside a text that says the same. */
export const Icon = ({ name }: { name: keyof typeof shapes }) => (
  <svg
    className="icon"
    aria-hidden="true"
    viewBox="0 0 24 24"
    width="24"
    height="24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d={shapes[name]} />
  </svg>
)
