import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { passOn } from './passOn.mjs'
import { ensureBuilt, ensureInstalled, root } from './prepare.mjs'

ensureInstalled()
ensureBuilt()

const server = spawn(process.execPath, ['--enable-source-maps', join(root, 'dist', 'server', 'main.js')], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
})
passOn(server)
