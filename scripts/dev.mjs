// npm run dev: the web app on http://localhost:8100 with reload, and the API beside it.
import { spawn } from 'node:child_process';

import { environment, NODE, prepare, ROOT } from './prepare.mjs';

prepare();
const options = /** @type {const} */ ({ cwd: ROOT, stdio: 'inherit' });
const children = [
  spawn(NODE, ['--watch', '--watch-preserve-output', 'packages/server/src/main.ts'], {
    ...options,
    env: { LOG_LEVEL: 'warn', ...environment(), PORT: '8080', PUBLIC_URL: 'http://localhost:8100' },
  }),
  spawn(NODE, ['node_modules/vite/bin/vite.js', 'packages/web'], {
    ...options,
    env: environment(),
  }),
];
const stop = () => children.forEach((child) => child.kill());
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
for (const child of children)
  child.on('exit', (code) => {
    stop();
    process.exitCode = code ?? 1;
  });
