import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { fillConfig, isWebOnly, takesConfig, type NativeConfig } from './native-page.ts';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const vite = join(ROOT, 'node_modules/vite/bin/vite.js');

function build(folder: string) {
  const args = ['build', 'packages/web', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'];
  execFileSync(process.execPath, [vite, ...args], { cwd: ROOT, stdio: 'inherit' });
}

function makeNative(folder: string, config: NativeConfig) {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (isWebOnly(file.replaceAll('\\', '/'))) rmSync(join(folder, file));
  const page = join(folder, 'index.html');
  writeFileSync(page, fillConfig(readFileSync(page, 'utf8'), config));
}

/** Builds the web app for the native shell. */
export function buildWww(folder: string, config: NativeConfig) {
  build(folder);
  makeNative(folder, config);
}

/** For checking the projects only: uses the last build of the web app, or its bare page. */
export function copyWww(folder: string, config: NativeConfig) {
  const built = join(ROOT, 'packages/web/dist');
  const page = join(built, 'index.html');
  if (existsSync(page) && takesConfig(readFileSync(page, 'utf8')))
    cpSync(built, folder, { recursive: true });
  else cpSync(join(ROOT, 'packages/web/index.html'), join(folder, 'index.html'));
  makeNative(folder, config);
}
