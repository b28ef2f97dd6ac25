import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { beforeAll, describe, expect, it } from 'vitest';

import { createLibrary, type Library } from '../content/library.ts';
import type { OpenDatabase } from '../db/connect.ts';
import { freshDatabase } from '../testing/test-database.ts';
import type { CommandContext } from './command.ts';
import { commands } from './commands.ts';

let opened: OpenDatabase;
let library: Library;
beforeAll(async () => {
  // Edits to the library are visible to every home, so these tests need their own database.
  opened = await freshDatabase();
  library = createLibrary([]);
  return () => opened.close();
});

const now = new Date('2026-11-15T09:00:00.000Z');

function content(words: string[], options: Record<string, string> = {}) {
  const context = { database: opened.database, now } as CommandContext;
  return commands['content']?.run(context, { words, options });
}
const failing = async (words: string[], options: Record<string, string> = {}) => {
  // Turns a synchronous throw into a rejection as well.
  const refusal = await (async () => content(words, options))().catch((error: Error) => error);
  return (refusal as Error).message;
};
const shelf = () => opened.database.system((db) => library.shelf(db));
const products = async () => (await shelf()).products.map(({ code }) => code);

const MUG = {
  code: 'two-handled-mug',
  title: 'Two-handled mug',
  summary: 'A light mug with two handles and a wide foot.',
  good_for: 'People who like to hold their own tea with both hands.',
  not_for: 'Not for anybody whose drinks are thickened with a special cup.',
  price_band: 'low',
  link: 'https://www.example.org/mug',
  link_label: 'See it in the catalogue',
  categories: ['FOO'],
  version: 1,
  status: 'published',
};

async function folderWith(files: Record<string, unknown>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'relish-content-'));
  await mkdir(join(folder, 'products'));
  for (const [name, product] of Object.entries(files))
    await writeFile(join(folder, 'products', name), JSON.stringify(product));
  return folder;
}

describe('npm run admin -- content', () => {
  it('validates a folder, naming file, field and reason', async () => {
    const good = await folderWith({ 'two-handled-mug.json': MUG });
    expect(await content(['validate', good])).toEqual(['1 files, all right.']);
    const bad = await folderWith({ 'two-handled-mug.json': { ...MUG, link: 'ftp://x.y' } });
    expect(await failing(['validate', bad])).toMatch(/^products\/two-handled-mug\.json: link: ./);
    expect(await failing(['validate', join(bad, 'nothing')])).toContain('no content');
  });

  it('imports all or nothing, and running servers reload the library', async () => {
    const half = await folderWith({ 'two-handled-mug.json': MUG, 'other.json': { ...MUG } });
    expect(await failing(['import', half])).toContain('products/other.json: code: is not');
    expect(await products()).not.toContain(MUG.code);

    const folder = await folderWith({ 'two-handled-mug.json': MUG });
    expect(await content(['import', folder])).toEqual(['1 files, 1 of them new or changed.']);
    expect(await products()).toContain(MUG.code);
    expect(await content(['import', folder])).toEqual(['1 files, 0 of them new or changed.']);
  });

  it('unpublishes and republishes an item, whatever its file says', async () => {
    const robot = { kind: 'product', code: 'robot-cat' };
    await content(['unpublish'], robot);
    expect(await products()).not.toContain('robot-cat');
    const listed = await content(['list'], { kind: 'product' });
    expect(listed?.find((line) => line.includes('robot-cat'))).toContain(
      'unpublished by the editor',
    );
    expect(listed?.every((line) => line.startsWith('product  '))).toBe(true);
    await content(['publish'], robot);
    expect(await products()).toContain('robot-cat');
  });

  it('pins an activity until a day', async () => {
    const code = 'wool-winding';
    const pinned = async () =>
      (await shelf()).activities.find((activity) => activity.code === code)?.pinnedUntil;
    await content(['pin'], { code, until: '2026-12-24' });
    expect(await pinned()).toBe('2026-12-24');
    await content(['unpin'], { code });
    expect(await pinned()).toBeNull();
  });

  it('audits every change', async () => {
    await content(['unpublish'], { kind: 'tutorial', code: 'few-words' });
    const noted = await opened.database.system((db) =>
      db
        .selectFrom('audit_log')
        .select(['action', 'entity_id', 'address'])
        .where('entity_id', '=', 'tutorial few-words')
        .execute(),
    );
    expect(noted).toEqual([
      { action: 'content.unpublish', entity_id: 'tutorial few-words', address: 'admin' },
    ]);
  });

  it.each([
    [['paint'], {}, 'Say validate, import'],
    [['publish'], { kind: 'song', code: 'x' }, '--kind is one of'],
    [['publish'], { kind: 'video', code: 'no-such-film' }, 'There is no video no-such-film'],
    [['pin'], { code: 'wool-winding', until: 'soon' }, '--until is a day'],
    [['unpin'], {}, '--code is missing'],
  ])('explains what is wrong with %j %j', async (words, options, expected) => {
    expect(await failing(words, options)).toContain(expected);
  });
});
