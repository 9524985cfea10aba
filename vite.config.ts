import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { entryChunks } from './scripts/chunks.ts'
import { compressAssets } from './scripts/compressAssets.ts'
import { guardBundles } from './scripts/guardBundles.ts'
import { packagesApart } from './scripts/packagesApart.ts'

/** Styles are made small without what one of these lacks: else WebKit gets underlines in a form it does not read (V127). */
const cssTarget = ['chrome123', 'edge123', 'firefox121', 'safari17.5', 'ios17.5']

const at = (path: string) => join(import.meta.dirname, path)

/** Two builds from one tree: what browsers load, and the server with its commands. */
export default defineConfig(({ command }) => ({
  plugins: [react(), guardBundles(), compressAssets()],
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: 'manifest.json',
        emptyOutDir: true,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        target: 'es2022',
        cssTarget,
        rolldownOptions: {
          input: {
            visitor: 'src/live/main.ts',
            passkey: 'src/live/passkey.ts',
            editor: 'src/editor/main.tsx',
            desk: 'src/desk/main.tsx',
          },
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 1 },
                entryChunks({
                  visitor: at('src/live/main.ts'),
                  entries: { editor: at('src/editor/main.tsx'), desk: at('src/desk/main.tsx') },
                  together: { views: at('src/editor/parts.ts'), later: at('src/editor/laterParts.ts') },
                }),
              ],
            },
          },
        },
      },
    },
    ssr: {
      // Built in, packages need no looking up of their files at every start, and React is always the fast one (V39).
      ...(command === 'build' && {
        define: { 'process.env.NODE_ENV': JSON.stringify('production') },
        resolve: { noExternal: true, external: packagesApart },
      }),
      build: {
        outDir: 'dist/server',
        emptyOutDir: true,
        target: 'node20',
        cssTarget,
        ssr: true,
        minify: false,
        copyPublicDir: false,
        rolldownOptions: {
          input: { main: 'src/server/main.ts', command: 'src/server/command.ts', picture: 'src/server/picture.ts' },
        },
      },
    },
  },
}))
