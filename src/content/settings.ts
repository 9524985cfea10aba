import * as z from 'zod/mini'
import { emailAddress, phoneNumber, webUrl } from './link'
import { localized } from './locale'
import { text } from './text'
import { themeTokenSchema } from './theme'

const flag = z.boolean()
const line = text(200)
const orEmpty = <T extends z.core.$ZodType>(schema: T) => z.union([z.literal(''), schema])
const size = z.enum(['small', 'medium', 'large'])
const optionalUrl = orEmpty(webUrl)
const ownContact = { street: line, city: line, email: orEmpty(emailAddress), phone: orEmpty(phoneNumber) }

/** MODEL-13. Sent whole; the server writes only the leaves that differ (D2). */
export const settingsSchema = z.strictObject({
  appearance: z.strictObject({
    header: z.enum(['transparent', 'opaque']),
    footerColor: z.nullable(themeTokenSchema),
    opaqueHeaderOnMobile: flag,
    showLogoOnMobile: flag,
    triangle: flag,
    bubble: flag,
    gradient: z.strictObject({
      enabled: flag,
      from: z.nullable(themeTokenSchema),
      to: z.nullable(themeTokenSchema),
    }),
  }),
  header: z.strictObject({
    useBusinessDataFromLookUp: flag,
    ...ownContact,
    logoSize: size,
    logoPosition: z.enum(['left', 'center']),
    useAlternativeLogo: flag,
    boldHeaderFont: flag,
    upperCase: flag,
    loginPage: z.strictObject({ useLinkToLoginPage: flag, url: optionalUrl }),
  }),
  footer: z.strictObject({
    useBusinessDataFromLookUp: flag,
    ...ownContact,
    logoSize: size,
    upperCase: flag,
    links: z.strictObject({ showTerms: flag }),
  }),
  bookingButton: z.strictObject({
    active: flag,
    position: z.enum(['left', 'right']),
    color: z.enum(['primary', 'secondary', 'background', 'header']),
    type: z.enum(['bookingTool', 'healthOpticsBooking', 'iframe', 'email', 'phone', 'website']),
    url: optionalUrl,
    email: orEmpty(emailAddress),
    phone: orEmpty(phoneNumber),
    useShoreBooking: flag,
    shoreCompany: text(80).check(z.regex(/^[A-Za-z0-9_-]*$/)),
  }),
  editor: z.strictObject({ locale: z.enum(['de', 'fr']) }),
  tracking: z.strictObject({
    googleAnalytics: text(20).check(z.regex(/^(G-[A-Z0-9]{4,12})?$/)),
    googleTagManager: text(20).check(z.regex(/^(GTM-[A-Z0-9]{4,10})?$/)),
    facebookPixel: text(20).check(z.regex(/^(\d{5,20})?$/)),
  }),
  socialAccounts: z.strictObject({
    instagram: optionalUrl,
    facebook: optionalUrl,
    linkedIn: optionalUrl,
    behold: optionalUrl,
  }),
  accounts: z.strictObject({ qualitySurvey: line }),
  contact: z.strictObject({ email: orEmpty(emailAddress), companyName: line }),
  vitrine: z.strictObject({
    publishGate: z.enum(['complete', 'relaxed']),
    retentionDays: z.int().check(z.minimum(1), z.maximum(3650)),
    gamePurgeDays: z.int().check(z.minimum(1), z.maximum(3650)),
    tileStyles: z.strictObject({ light: optionalUrl, dark: optionalUrl }),
    articleFeedUrl: optionalUrl,
    mailTexts: localized(
      z.strictObject({
        subject: text(200),
        body: text(5000),
        signature: text(1000),
      }),
    ),
    consent: z.strictObject({ months: z.int().check(z.minimum(1), z.maximum(12)) }),
    glossary: z.array(z.strictObject({ from: text(200), to: localized(text(200)) })).check(z.maxLength(500)),
  }),
})
export type Settings = z.infer<typeof settingsSchema>

/** LIVE-7: triangle and bubble exclude each other. */
export const areShapesApart = ({ appearance }: { appearance: Pick<Settings['appearance'], 'triangle' | 'bubble'> }) =>
  !(appearance.triangle && appearance.bubble)

const noContact = { street: '', city: '', email: '', phone: '' }

export const defaultSettings: Settings = {
  appearance: {
    header: 'opaque',
    footerColor: null,
    opaqueHeaderOnMobile: false,
    showLogoOnMobile: true,
    triangle: false,
    bubble: false,
    gradient: { enabled: false, from: null, to: null },
  },
  header: {
    useBusinessDataFromLookUp: true,
    ...noContact,
    logoSize: 'medium',
    logoPosition: 'left',
    useAlternativeLogo: false,
    boldHeaderFont: false,
    upperCase: false,
    loginPage: { useLinkToLoginPage: false, url: '' },
  },
  footer: {
    useBusinessDataFromLookUp: true,
    ...noContact,
    logoSize: 'medium',
    upperCase: false,
    links: { showTerms: false },
  },
  bookingButton: {
    active: false,
    position: 'right',
    color: 'primary',
    type: 'bookingTool',
    url: '',
    email: '',
    phone: '',
    useShoreBooking: false,
    shoreCompany: '',
  },
  editor: { locale: 'de' },
  tracking: { googleAnalytics: '', googleTagManager: '', facebookPixel: '' },
  socialAccounts: { instagram: '', facebook: '', linkedIn: '', behold: '' },
  accounts: { qualitySurvey: '' },
  contact: { email: '', companyName: '' },
  vitrine: {
    publishGate: 'complete',
    retentionDays: 90,
    gamePurgeDays: 30,
    tileStyles: { light: '', dark: '' },
    articleFeedUrl: '',
    mailTexts: {},
    consent: { months: 12 },
    glossary: [],
  },
}
