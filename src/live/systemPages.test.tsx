import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { LoginPage } from './LoginPage'
import { NotFoundPage } from './NotFoundPage'
import { PasswordPage } from './PasswordPage'
import { SearchPage } from './SearchPage'
import { buildShell } from './shell.server'
import { sampleInput, samplePage, sampleSettings } from './shellSample'

const shell = buildShell(
  sampleInput({
    pages: { a: samplePage('a'), b: samplePage('b') },
    navigation: [
      {
        id: 'fold',
        label: { de: 'Angebot' },
        children: [{ id: 'x', type: 'page', page: { id: 'a' }, appearance: 'default' }],
      },
      { id: 'bare', label: {}, children: [{ id: 'y', type: 'page', page: { id: 'b' }, appearance: 'button' }] },
    ],
    page: samplePage('b'),
    settings: sampleSettings(({ tracking }) => {
      tracking.googleAnalytics = 'G-TEST1'
    }),
  }),
)
const locale = 'de'

describe('search page', () => {
  const results = [
    {
      href: '/de/a',
      title: 'A',
      parts: [
        { text: 'ein ', isMatch: false },
        { text: '<Treffer>', isMatch: true },
      ],
    },
  ]

  it('[LIVE-4] lists the hits with highlighted excerpts', () => {
    const html = renderToStaticMarkup(<SearchPage shell={shell} locale={locale} query="treffer" results={results} />)
    expect(html).toContain('ein <mark>&lt;Treffer&gt;</mark>')
    expect(html).toContain('Treffer: 1')
    expect(html).toContain('role="search"')
    expect(html).toContain('minLength="3"')
  })

  it('[LIVE-4] says so when there are none, and asks for nothing under three characters', () => {
    const draw = (query: string) =>
      renderToStaticMarkup(<SearchPage shell={shell} locale={locale} query={query} results={[]} />)
    expect(draw('xyz')).toContain('Keine Treffer gefunden.')
    expect(draw('xy')).toContain('Wonach suchen Sie?')
  })
})

it('[LIVE-9] the password form posts the page and the way back, and names its error', () => {
  const html = renderToStaticMarkup(
    <PasswordPage shell={shell} locale={locale} pageId="page-1" back="/de/geheim" error="wrong_password" />,
  )
  expect(html).toContain('action="/de/password" method="post"')
  expect(html).toContain('name="pageId" value="page-1"')
  expect(html).toContain('name="back" value="/de/geheim"')
  expect(html).toContain('role="alert">Das Passwort stimmt nicht.')
})

it('[ROUTE-9, EDIT-22] sign-in works without script and goes back', () => {
  const html = renderToStaticMarkup(<LoginPage shell={shell} locale={locale} back="/de/edit" error="too_many" />)
  expect(html).toContain('action="/api/v1/auth" method="post"')
  expect(html).toContain('autoComplete="username"')
  expect(html).toContain('autoComplete="current-password"')
  expect(html).toContain('name="back" value="/de/edit?toolbar=1"')
  expect(html).toContain('Zu viele Versuche.')
})

describe('not found', () => {
  const html = renderToStaticMarkup(<NotFoundPage shell={shell} locale={locale} />)

  it('[ROUTE-8] an unknown page has the site’s look and a way home', () => {
    expect(html).toContain('class="site-header"')
    expect(html).toContain('class="site-footer"')
    expect(html).toContain('href="/de">Zur Startseite')
  })

  it('[LIVE-3] folds and menu open without script, one fold at a time', () => {
    expect(html).toContain('<details class="site-fold" name="site-nav"')
    expect(html).toContain('<details class="site-menu"')
  })

  it('[LIVE-1] marks the current page and draws buttons', () => {
    expect(html).toContain('class="button site-nav-button" href="/de/b-de" aria-current="page"')
  })

  it('[LIVE-10] consent can be withdrawn in the footer', () => {
    expect(html).toMatch(/<button type="button" data-consent="true" hidden="">Cookie-Einstellungen/)
  })

  it('[A11Y-1] starts with a link to the content', () => {
    expect(html.startsWith('<a class="skip-link" href="#content">')).toBe(true)
    expect(html).toContain('<main id="content"')
  })
})
