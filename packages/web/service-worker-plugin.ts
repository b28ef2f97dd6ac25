import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { build, type Plugin } from 'vite';

const entry = fileURLToPath(new URL('src/service-worker/sw.ts', import.meta.url));
const icons = fileURLToPath(new URL('public/icons', import.meta.url));

// Not cached up front: error reporting, password dictionaries and the design page.
const NOT_SHELL = /\/(sentry|recorder|collector|design|password-score)[^/]*$/;

/** Builds /sw.js after the app, because it lists all of the app's files. */
export const serviceWorker = (): Plugin => ({
  name: 'relish-service-worker',
  apply: 'build',
  enforce: 'post',
  async generateBundle(_options, bundle) {
    const assets = Object.keys(bundle).filter((file) => file.startsWith('assets/'));
    const files = [
      ...assets.filter((file) => !file.endsWith('.map') && !NOT_SHELL.test(`/${file}`)),
      ...readdirSync(icons).map((file) => `icons/${file}`),
    ].map((file) => `/${file}`);
    const page = bundle['index.html'];
    const version = createHash('sha256')
      .update(JSON.stringify(files))
      .update(page?.type === 'asset' ? page.source : '')
      .digest('hex')
      .slice(0, 12);
    this.emitFile({ type: 'asset', fileName: 'sw.js', source: await worker(files, version) });
  },
});

async function worker(files: string[], version: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define: {
      __SHELL_FILES__: JSON.stringify(files),
      __SHELL_VERSION__: JSON.stringify(version),
    },
    build: {
      write: false,
      rolldownOptions: { input: entry, output: { format: 'iife', entryFileNames: 'sw.js' } },
    },
  });
  const [result] = Array.isArray(built) ? built : [built];
  const chunk = result && 'output' in result ? result.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error('The service worker was not built.');
  return chunk.code;
}
