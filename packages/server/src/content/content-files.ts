import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { Guide } from '@relish/shared/library/activities/guide.ts';
import { Product } from '@relish/shared/library/products/product.ts';
import { BankHoliday } from '@relish/shared/library/themes/bank-holidays.ts';
import { ThemeDays } from '@relish/shared/library/themes/theme-days.ts';
import { Tutorial } from '@relish/shared/library/tutorials/tutorial.ts';
import { Video } from '@relish/shared/library/videos/video.ts';
import { RiskTemplate } from '@relish/shared/risks/risk-templates/template.ts';
import { z } from 'zod';

export const CONTENT_FOLDER = fileURLToPath(new URL('../../../../content/', import.meta.url));

/** Folder and schema of each kind of content. */
export const KINDS = {
  activity: { folder: 'activities', schema: Guide },
  video: { folder: 'videos', schema: Video },
  tutorial: { folder: 'tutorials', schema: Tutorial },
  product: { folder: 'products', schema: Product },
} as const;
export type Kind = keyof typeof KINDS;

export interface ContentItem {
  kind: Kind;
  code: string;
  title: string;
  version: number;
  body: object;
  checksum: string;
}

interface Content {
  items: ContentItem[];
  problems: string[];
}

/** Reads and validates every file below a folder. */
export async function readContent(folder = CONTENT_FOLDER): Promise<Content> {
  const content: Content = { items: [], problems: [] };
  for (const kind of Object.keys(KINDS) as Kind[])
    for (const file of await jsonFiles(join(folder, KINDS[kind].folder)))
      take(content, kind, `${KINDS[kind].folder}/${basename(file)}`, await readFile(file, 'utf8'));
  for (const problem of twins(content.items)) content.problems.push(problem);
  return content;
}

export async function readCalendar(folder = CONTENT_FOLDER): Promise<ThemeDays[]> {
  const text = await readFile(join(folder, 'calendar', 'themes.json'), 'utf8');
  return z.array(ThemeDays).parse(JSON.parse(text));
}

export async function readBankHolidays(folder = CONTENT_FOLDER): Promise<BankHoliday[]> {
  const text = await readFile(join(folder, 'calendar', 'bank-holidays.json'), 'utf8');
  return z.array(BankHoliday).parse(JSON.parse(text));
}

/** In the order of their codes; throws for an invalid file, naming it. */
export async function readRiskTemplates(folder = CONTENT_FOLDER): Promise<RiskTemplate[]> {
  const files = await jsonFiles(join(folder, 'risk-templates'));
  return Promise.all(
    files.map(async (file) => {
      const parsed = RiskTemplate.safeParse(JSON.parse(await readFile(file, 'utf8')));
      if (!parsed.success) throw new Error(`${basename(file)}: ${z.prettifyError(parsed.error)}`);
      return parsed.data;
    }),
  );
}

async function jsonFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => join(folder, name));
}

function take({ items, problems }: Content, kind: Kind, file: string, text: string) {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    problems.push(`${file}: ${(error as Error).message}`);
    return;
  }
  const parsed = KINDS[kind].schema.safeParse(json);
  if (!parsed.success) {
    for (const { path, message } of parsed.error.issues)
      problems.push(`${file}: ${path.join('.') || 'all of it'}: ${message}`);
    return;
  }
  const { code, title, version } = parsed.data;
  if (`${code}.json` !== basename(file)) problems.push(`${file}: code: is not the file’s name`);
  items.push({ kind, code, title, version, ...sealed(parsed.data) });
}

/** A description with the hash that shows when it has changed. */
export const sealed = (body: object) => ({
  body,
  checksum: createHash('sha256').update(JSON.stringify(body)).digest('hex'),
});

function* twins(items: readonly ContentItem[]): Generator<string> {
  const seen = new Map<string, string>();
  for (const { kind, code, title } of items) {
    const key = `${kind} ${title.toLocaleLowerCase('en-GB')}`;
    const other = seen.get(key);
    if (other !== undefined)
      yield `${KINDS[kind].folder}/${code}.json: title: is also that of ${other}`;
    seen.set(key, code);
  }
}
