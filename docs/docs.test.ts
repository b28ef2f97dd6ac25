import { existsSync, globSync, readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

const pages = ['README.md', 'AGENTS.md', ...globSync('docs/**/*.md')];
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};

const PATH = /(?<![\w/.])((?:packages|docs|e2e|bench|scripts|content|\.ci)\/[\w\-/.]*)([<*]?)/g;

describe.each(pages)('%s', (page) => {
  const text = readFileSync(page, 'utf8');

  it('names only paths that exist', () => {
    const paths = [...text.matchAll(PATH)]
      .filter(([, path, placeholder]) => placeholder === '' && !path?.includes('YYYY'))
      .map(([, path]) => String(path).replace(/[.,]$/, ''));
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  });

  it('names only commands that exist', () => {
    const commands = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => String(name));
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  });
});

it('README and AGENTS.md stay short', () => {
  expect(readFileSync('README.md', 'utf8').split('\n').length).toBeLessThan(150);
  expect(readFileSync('AGENTS.md', 'utf8').split('\n').length).toBeLessThan(100);
});
