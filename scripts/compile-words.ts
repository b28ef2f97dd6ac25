// npm run words: turns packages/web/words/<locale>.json into typed functions. A further language is one more file there.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { pseudo } from './pseudo-words.ts';
import { BASE, type Catalogues, generate } from './words-compiler.ts';

const web = fileURLToPath(new URL('../packages/web', import.meta.url));

/** In the pseudo-locale every text is accented and longer. */
export function compileWords({ inPseudo = false } = {}) {
  const folder = join(web, 'words');
  const catalogues: Catalogues = Object.fromEntries(
    readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .map((file) => [
        basename(file, '.json'),
        JSON.parse(readFileSync(join(folder, file), 'utf8')) as Catalogues[string],
      ]),
  );
  const files = generate(inPseudo ? { [BASE]: pseudo(catalogues[BASE] ?? {}) } : catalogues);
  writeChanged(join(web, 'src/words', inPseudo ? 'pseudo' : 'compiled'), files);
}

/** Only what differs: whoever watches the folder is not woken for nothing. */
function writeChanged(folder: string, files: Map<string, string>) {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (name.endsWith('.ts') && !files.has(name)) rmSync(join(folder, name));
  for (const [name, text] of files) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    if (readIfThere(path) !== text) writeFileSync(path, text);
  }
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

if (import.meta.main) compileWords({ inPseudo: process.argv.includes('--pseudo') });
