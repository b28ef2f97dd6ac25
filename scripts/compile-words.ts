// npm run words: compiles packages/web/words/<locale>.json into typed functions. Another language
// is another file.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { type Catalogues, generate } from './words-compiler.ts';

const web = fileURLToPath(new URL('../packages/web', import.meta.url));

export function compileWords() {
  const folder = join(web, 'words');
  const catalogues: Catalogues = Object.fromEntries(
    readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .map((file) => [
        basename(file, '.json'),
        JSON.parse(readFileSync(join(folder, file), 'utf8')) as Catalogues[string],
      ]),
  );
  writeChanged(join(web, 'src/words/compiled'), generate(catalogues));
}

/** Writes only changed files, so watchers are not triggered needlessly. */
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

if (import.meta.main) compileWords();
