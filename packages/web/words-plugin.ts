import { fileURLToPath } from 'node:url';

import type { Plugin } from 'vite';

import { compileWords } from '../../scripts/compile-words.ts';

const catalogues = fileURLToPath(new URL('words', import.meta.url));

/** Page tests also use the current words. */
export const setup = () => compileWords();

/** Compiles the catalogues before a build, and on every change during development. */
export const words = (): Plugin => ({
  name: 'relish-words',
  enforce: 'pre',
  buildStart: () => compileWords(),
  configureServer({ watcher }) {
    watcher.add(catalogues);
    watcher.on('change', (path) => {
      if (path.startsWith(catalogues)) compileWords();
    });
  },
});
