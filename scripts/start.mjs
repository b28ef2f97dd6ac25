// npm start: from a fresh clone to a running product.
import { spawn } from 'node:child_process';

import { ensureBuilt, environment, NODE, prepare, ROOT } from './prepare.mjs';

prepare();
ensureBuilt();

console.log('Starting …');
const server = spawn(NODE, ['packages/server/src/main.ts'], {
  cwd: ROOT,
  env: { LOG_LEVEL: 'warn', ...environment() },
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});
server.on('message', (/** @type {import('../packages/server/src/main.ts').Ready} */ ready) => {
  console.log(`\nRelish is ready: ${ready.url}\n`);
  if (ready.demo) {
    const width = Math.max(...ready.demo.accounts.map(({ email }) => email.length));
    console.log(`Demonstration accounts, all with the password ${ready.demo.password}:\n`);
    for (const { email, about } of ready.demo.accounts)
      console.log(`  ${email.padEnd(width)}  ${about}`);
  }
  console.log('\nStop it with Ctrl+C.');
});
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => server.kill(/** @type {NodeJS.Signals} */ (signal)));
server.on('exit', (code) => process.exit(code ?? 1));
