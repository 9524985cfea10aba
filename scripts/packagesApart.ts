/** Packages that are not built in: with machine code or files of their own, and those that no start waits for. */
export const packagesApart = [
  '@node-rs/argon2',
  '@photostructure/sqlite',
  'date-holidays',
  'nodemailer',
  'pg',
  'sharp',
  'svgo',
]
