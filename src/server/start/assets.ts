import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../StartError'

type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>

type Entry = { script: string; styles: string[] }

/** Addresses of the built scripts, from the build's manifest. */
export type Assets = {
  visitor: string
  passkey: string
  editor: Entry
  desk: Entry
}

export const readAssets = (clientDir: string): Assets => {
  const path = join(clientDir, 'manifest.json')
  if (!existsSync(path)) throw new StartError('The browser scripts are not built; run npm run build.')
  const manifest = readManifest(path)
  const entry = (source: string) => {
    const found = manifest[source]
    if (!found) throw new StartError(`The build lacks ${source}; run npm run build.`)
    return found
  }
  /** Styles of what several entries share stand with the shared script. */
  const stylesOf = (source: string): string[] => {
    const { css = [], imports = [] } = entry(source)
    return [...new Set([...imports.flatMap(stylesOf), ...css.map(file => `/${file}`)])]
  }
  const whole = (source: string): Entry => ({ script: `/${entry(source).file}`, styles: stylesOf(source) })
  return {
    visitor: `/${entry('src/live/main.ts').file}`,
    passkey: `/${entry('src/live/passkey.ts').file}`,
    editor: whole('src/editor/main.tsx'),
    desk: whole('src/desk/main.tsx'),
  }
}

const readManifest = (path: string): Manifest => {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Manifest
  } catch (error) {
    throw new StartError('The list of the built browser scripts cannot be read; run npm run build.', { cause: error })
  }
}

/** In development Vite serves the sources themselves. */
export const developmentAssets: Assets = {
  visitor: '/src/live/main.ts',
  passkey: '/src/live/passkey.ts',
  editor: { script: '/src/editor/main.tsx', styles: [] },
  desk: { script: '/src/desk/main.tsx', styles: [] },
}
