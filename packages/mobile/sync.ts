// npm run mobile:sync: builds the web app for phones and copies it, with the plugins, into both
// native projects. With --check it changes nothing and reports whether a sync would.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { buildWww } from './build-www.ts';
import { findChangesBySync, sync } from './check-sync.ts';
import { readOrigin } from './native-page.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));

function check() {
  const { files, changed } = findChangesBySync();
  for (const file of changed) console.log(`changed: ${file}`);
  console.log(`${files} files, ${changed.length} changed by a sync`);
  return files > 0 && changed.length === 0;
}

function build() {
  const { RELISH_API_ORIGIN, SENTRY_DSN } = process.env;
  buildWww(join(folder, 'www'), {
    api_origin: readOrigin(RELISH_API_ORIGIN),
    ...(SENTRY_DSN && { sentry_dsn: SENTRY_DSN }),
  });
  sync(folder);
  return true;
}

try {
  if (!(process.argv.includes('--check') ? check() : build())) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
