// Runs a program with the project's own Node: node scripts/run.mjs FILE [ARGUMENTS]
import { spawn } from 'node:child_process';

import { environment, NODE, prepare, ROOT } from './prepare.mjs';

prepare();
const child = spawn(NODE, process.argv.slice(2), {
  cwd: ROOT,
  env: environment(),
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => child.kill(/** @type {NodeJS.Signals} */ (signal)));
child.on('exit', (code) => process.exit(code ?? 1));
