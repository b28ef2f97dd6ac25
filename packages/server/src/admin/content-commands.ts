import { Day } from '@relish/shared/fields.ts';

import {
  CONTENT_FOLDER,
  type Kind,
  KINDS,
  readContent,
  type ContentItem,
} from '../content/content-files.ts';
import { editItem, type ItemEdit, listItems, storedFilms } from '../content/edit-content.ts';
import { importContent } from '../content/import-content.ts';
import { filmProblems, removeFilms, storeFilms } from '../content/store-films.ts';
import { audited } from './audited.ts';
import { type Command, type CommandContext, need, type Typed, UsageError } from './command.ts';

type Run = Command['run'];

/** Editing commands for guides, videos, tutorials and products. */
const doings: Record<string, Run> = {
  validate: async (_context, typed) => [`${(await readAll(typed)).length} files, all right.`],

  import: async (context, typed) => {
    const read = await readAll(typed);
    const folder = readFolder(typed);
    const { media, tell } = context;
    // The release's own files exist on every server; imported ones must outlive their folder.
    const items = folder === CONTENT_FOLDER ? read : await storeFilms(folder, read, media, tell);
    let changed = 0;
    let replaced: string[] = [];
    await audited(context, 'content.import', async (db) => {
      const before = await storedFilms(db);
      changed = await importContent(db, items, context.now);
      const after = await storedFilms(db);
      replaced = [...before].filter((name) => !after.has(name));
      return String(changed);
    });
    await removeFilms(replaced, media);
    return [`${items.length} files, ${changed} of them new or changed.`];
  },

  list: async ({ database }, typed) => {
    const kind = typed.options['kind'] === undefined ? undefined : readKind(typed);
    const rows = await database.system((db) => listItems(db, kind));
    return rows.map((row) =>
      [
        row.kind,
        row.code,
        row.title,
        describeState(row),
        ...(row.pinned_until === null ? [] : [`pinned until ${row.pinned_until}`]),
      ].join('  '),
    );
  },

  publish: (context, typed) => edit(context, typed, 'publish', { published: true }),
  unpublish: (context, typed) => edit(context, typed, 'unpublish', { published: false }),

  pin: (context, typed) => {
    const until = Day.safeParse(need(typed, 'until'));
    if (!until.success) throw new UsageError('--until is a day like 2026-12-24.');
    return edit(context, activity(typed), 'pin', { pinned_until: until.data });
  },
  unpin: (context, typed) => edit(context, activity(typed), 'unpin', { pinned_until: null }),
};

export const contentCommands: Record<string, Command> = {
  content: {
    usage: [
      'content validate|import [FOLDER]',
      'content list [--kind activity|video|tutorial|product]',
      'content publish|unpublish --kind KIND --code CODE',
      'content pin --code CODE --until YYYY-MM-DD | content unpin --code CODE',
    ].join('\n  '),
    about:
      'Guides, videos, tutorials and products: checks and imports files (all or nothing; film, captions and poster of a video lie beside its file), shows or takes away one, features an activity',
    run: (context, typed) => {
      const doing = typed.words[0] ?? '';
      const run = Object.hasOwn(doings, doing) ? doings[doing] : undefined;
      if (!run) throw new UsageError(`Say ${Object.keys(doings).join(', ')} after content.`);
      return run(context, typed);
    },
  },
};

const readFolder = ({ words }: Typed) => words[1] ?? CONTENT_FOLDER;

async function readAll(typed: Typed): Promise<ContentItem[]> {
  const folder = readFolder(typed);
  const { items, problems } = await readContent(folder);
  problems.push(...(await filmProblems(folder, items)));
  if (problems.length > 0) throw new UsageError(problems.join('\n'));
  if (items.length === 0) throw new UsageError(`There is no content in ${folder}.`);
  return items;
}

async function edit(
  context: CommandContext,
  typed: Typed,
  action: string,
  values: ItemEdit,
): Promise<string[]> {
  const [kind, code] = [readKind(typed), need(typed, 'code')];
  await audited(context, `content.${action}`, async (db) => {
    if (!(await editItem(db, kind, code, values)))
      throw new UsageError(`There is no ${kind} ${code}. "content list" shows them all.`);
    return `${kind} ${code}`;
  });
  return ['Changed.'];
}

const activity = (typed: Typed): Typed => ({
  ...typed,
  options: { ...typed.options, kind: 'activity' },
});

function readKind(typed: Typed): Kind {
  const kind = need(typed, 'kind');
  if (!Object.hasOwn(KINDS, kind))
    throw new UsageError(`--kind is one of ${Object.keys(KINDS).join(', ')}.`);
  return kind as Kind;
}

function describeState({
  published,
  status,
}: {
  published: boolean | null;
  status: string;
}): string {
  if (published === null) return status;
  return published ? 'published by the editor' : 'unpublished by the editor';
}
