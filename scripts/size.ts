// npm run size: compressed size of each screen against its budget; fails above it.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

interface Chunk {
  file: string;
  isDynamicEntry?: boolean;
  imports?: string[];
  css?: string[];
  assets?: string[];
}

const KB = 1000;
const BUDGET = { login: 130 * KB, route: 60 * KB, css: 20 * KB, fonts: 60 * KB };
const LOGIN = 'src/features/accounts/sign-in/login-page.tsx';
// Pages inside the shell need its chunk too.
const SHELL = 'src/app/shell.tsx';
const SCREEN = /^src\/(features|app)\/.*(-page|shell)\.tsx$/;

const dist = fileURLToPath(new URL('../packages/web/dist/', import.meta.url));
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<
  string,
  Chunk
>;

function closure(keys: string[], found = new Set<string>()): Set<string> {
  for (const key of keys)
    if (!found.has(key)) {
      found.add(key);
      closure(manifest[key]?.imports ?? [], found);
    }
  return found;
}

const sizes = new Map<string, number>();
function brotli(file: string): number {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const compressed = join(dist, `${file}.br`);
  const size = existsSync(compressed)
    ? readFileSync(compressed).length
    : brotliCompressSync(readFileSync(join(dist, file))).length;
  sizes.set(file, size);
  return size;
}

const sum = (files: Iterable<string>) =>
  [...new Set(files)].reduce((all, each) => all + brotli(each), 0);
const js = (keys: Set<string>) => sum([...keys].flatMap((key) => manifest[key]?.file ?? []));
const css = (keys: Set<string>) => sum([...keys].flatMap((key) => manifest[key]?.css ?? []));

// The page preloads the first screen's chunk.
const login = closure(['index.html', ...(manifest[LOGIN] ? [LOGIN] : [])]);
const shell = closure(['index.html', SHELL]);
const rows: [what: string, bytes: number, budget: number][] = [
  ['login: JavaScript', js(login), BUDGET.login],
  ['login: CSS', css(login), BUDGET.css],
];
for (const key of Object.keys(manifest).filter((each) => SCREEN.test(each) && each !== LOGIN)) {
  const name = key.replace(/^.*\/|\.tsx$/g, '');
  const needed = closure(['index.html', key]);
  const before = name === 'shell' ? login : new Set([...login, ...shell]);
  const more = new Set([...needed].filter((each) => !before.has(each)));
  // The design page shows every component and is not for users.
  if (name !== 'design-page') rows.push([`${name}: JavaScript on top`, js(more), BUDGET.route]);
  if (name !== 'design-page') rows.push([`${name}: CSS in all`, css(needed), BUDGET.css]);
}
const fonts = Object.values(manifest)
  .map(({ file }) => file)
  .filter((file) => file.endsWith('.woff2') && /latin-wght-normal/.test(file));
rows.push([
  'fonts of an English page',
  fonts.reduce((all, file) => all + readFileSync(join(dist, file)).length, 0),
  BUDGET.fonts,
]);
if (rows.length < 10 || fonts.length === 0)
  throw new Error('The build manifest could not be read.');

let over = 0;
for (const [what, bytes, budget] of rows) {
  const tooMuch = bytes > budget;
  if (tooMuch) over += 1;
  const figures = `${(bytes / KB).toFixed(1).padStart(6)} of ${String(budget / KB).padStart(3)} kB`;
  console.log(`${tooMuch ? 'OVER ' : 'ok   '} ${figures}  ${what}`);
}
process.exitCode = over === 0 ? 0 : 1;
