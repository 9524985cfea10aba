import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressAssets } from './scripts/compressAssets.ts'
import { guardBundles } from './scripts/guardBundles.ts'

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
        rolldownOptions: {
          input: { visitor: 'src/live/main.ts', editor: 'src/editor/main.tsx' },
          output: {
            codeSplitting: {
              groups: [{ name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ }],
            },
          },
        },
      },
    },
    ssr: {
      // React on the server follows NODE_ENV at run time; built in, it is always the fast one.
      ...(command === 'build' && {
        define: { 'process.env.NODE_ENV': JSON.stringify('production') },
        resolve: { noExternal: ['react', 'react-dom'] },
      }),
      build: {
        outDir: 'dist/server',
        emptyOutDir: true,
        target: 'node20',
        ssr: true,
        minify: false,
        copyPublicDir: false,
        rolldownOptions: { input: { main: 'src/server/main.ts', command: 'src/server/command.ts' } },
      },
    },
  },
}))
