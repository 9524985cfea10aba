import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Entry } from '../../live/html.server'
import { StartError } from '../StartError'

type Manifest = Record<string, { file: string; name?: string; css?: string[]; imports?: string[] }>

/** Addresses of the built scripts, from the build's manifest. */
export type Assets = {
  visitor: Entry
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
  const whole = (source: string, alsoEarly: string[] = []): Entry => {
    const needed = new Set([source])
    for (const name of needed) for (const next of entry(name).imports ?? []) needed.add(next)
    const [own, ...others] = [...needed].map(entry)
    // Its own styles come last, so that they win over those of the parts it uses.
    const styles = new Set([...others.reverse(), own!].flatMap(({ css = [] }) => css))
    return {
      script: `/${own!.file}`,
      early: [...others.map(({ file }) => file), ...alsoEarly].map(file => `/${file}`),
      styles: [...styles].map(file => `/${file}`),
    }
  }
  const views = Object.values(manifest).flatMap(({ name, file }) => (name === 'views' ? [file] : []))
  return {
    visitor: whole('src/live/main.ts'),
    passkey: `/${entry('src/live/passkey.ts').file}`,
    editor: whole('src/editor/main.tsx', views),
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
  visitor: { script: '/src/live/main.ts', early: [], styles: [] },
  passkey: '/src/live/passkey.ts',
  editor: { script: '/src/editor/main.tsx', early: [], styles: [] },
  desk: { script: '/src/desk/main.tsx', early: [], styles: [] },
}
