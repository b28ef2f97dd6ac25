import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
// Written in two parts, so that this file does not match itself.
const SUPPRESSION = new RegExp(
  ['(ox|es)lint', '-disable|@ts', '-(expect-error|ignore|nocheck)'].join(''),
);

it('every suppression gives a reason on its line', () => {
  const files = globSync('{packages,scripts,e2e,bench,docs}/**/*.{ts,tsx,mjs}', {
    cwd: ROOT,
    exclude: (path) => /(^|\/)(node_modules|dist|compiled)$/.test(path),
  });
  expect(files.length).toBeGreaterThan(1000);
  const lines = files.flatMap((file) =>
    readFileSync(join(ROOT, file), 'utf8')
      .split('\n')
      .map((line, at) => ({ line, where: `${file}:${at + 1}` }))
      .filter(({ line }) => SUPPRESSION.test(line)),
  );
  expect(lines.length).toBeGreaterThan(0);
  const silent = lines.filter(({ line }) => !/ -- \S.{9}/.test(line));
  expect(silent.map(({ where }) => where)).toEqual([]);
});
