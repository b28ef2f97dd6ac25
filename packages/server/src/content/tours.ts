import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

import { Tour } from '@relish/shared/library/tours/tour.ts';

import { CannotStart } from '../core/cannot-start.ts';
import { CONTENT_FOLDER } from './content-files.ts';

/** Welcome tours first, then by title. */
export async function readTours(folder = CONTENT_FOLDER): Promise<Tour[]> {
  const names = await readdir(join(folder, 'tours'));
  const tours = await Promise.all(
    names
      .filter((name) => name.endsWith('.json'))
      .map(async (name) => parse(name, await readFile(join(folder, 'tours', name), 'utf8'))),
  );
  return tours.toSorted(
    (one, other) =>
      Number(one.kind === 'task') - Number(other.kind === 'task') ||
      one.title.localeCompare(other.title, 'en-GB'),
  );
}

function parse(name: string, text: string): Tour {
  const { data, error } = Tour.safeParse(JSON.parse(text));
  if (!data) throw new CannotStart(`tours/${name}: ${error.message}`);
  if (data.code !== basename(name, '.json'))
    throw new CannotStart(`tours/${name}: code: is not the file’s name`);
  return data;
}
