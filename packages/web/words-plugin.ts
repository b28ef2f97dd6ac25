import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Plugin } from 'vite';

import { compileWords } from '../../scripts/compile-words.ts';

const catalogues = fileURLToPath(new URL('words', import.meta.url));

/** Page tests, too, run on the words as they are now. */
export const setup = () => compileWords();

/** Compiles the catalogues before a build, and whenever one changes while developing. */
export const words = ({ inPseudo = false } = {}): Plugin => ({
  name: 'relish-words',
  enforce: 'pre',
  buildStart: () => {
    compileWords();
    if (inPseudo) compileWords({ inPseudo });
  },
  resolveId: (id, importer) =>
    inPseudo && id.startsWith('./compiled/') && importer?.endsWith('/words/m.ts')
      ? join(dirname(importer), id.replace('compiled', 'pseudo'))
      : null,
  configureServer({ watcher }) {
    watcher.add(catalogues);
    watcher.on('change', (path) => {
      if (path.startsWith(catalogues)) compileWords();
    });
  },
});
