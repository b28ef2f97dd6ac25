import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { addDays, dayIn } from '@relish/shared/days.ts';
import { mondayOf } from '@relish/shared/events/events/recurrence.ts';
import type { ProgrammeLayout } from '@relish/shared/events/sharing/choices.ts';
import type { ProgrammePrint, sharingCalls } from '@relish/shared/events/sharing/contract.ts';

import { CONTENT_FOLDER } from '../../../content/content-files.ts';
import { notFound } from '../../../core/app-error.ts';
import type { InHome, Staged } from '../../../core/handler.ts';
import type { Db } from '../../../db/database.ts';
import type { ProgrammeDay, ProgrammeDocument } from '../../../pdf/programme-layout.ts';
import { listGroups } from '../../residents/groups/public.ts';
import { hidingResidents } from '../../residents/names/public.ts';
import {
  findPrint,
  insertPrint,
  listPrints,
  listProgramme,
  removeReplaced,
} from './print-queries.ts';

type Print = Staged<(typeof sharingCalls)['sharing/programme']>['staged'];
type Row = Awaited<ReturnType<typeof listProgramme>>[number];

const SIZES: Record<ProgrammeLayout, ProgrammeDocument['sizes']> = {
  large_print: { most: 26, least: 14 },
  pictures: { most: 24, least: 11 },
  table_card: { most: 36, least: 14 },
};

const periodOf = (week: string, day: string | null) =>
  day === null ? { from: week, to: addDays(week, 6) } : { from: day, to: day };

/** Hash of the fields that a sheet shows. */
const hashRows = (rows: readonly Row[]) =>
  createHash('sha256')
    .update(
      JSON.stringify(
        rows.map(({ title, place, category, day, start_time, days, status }) => [
          title,
          place,
          category,
          day,
          start_time,
          days,
          status,
        ]),
      ),
    )
    .digest();

/** Today's part of the programme, as a screen in the lounge shows it: it names no resident (N22). */
export async function listOnWall(db: Db, carehomeId: string, day: string) {
  const rows = await listProgramme(db, carehomeId, { from: day, to: day, groupId: null });
  if (rows.length === 0) return [];
  const hide = await hidingResidents(db, carehomeId);
  return rows.map(({ id, title, place, start_time, ends_at, status }) => ({
    id,
    title: hide(title),
    place: place === null ? null : hide(place),
    start_time,
    ends_at,
    is_cancelled: status === 'cancelled',
  }));
}

export const printProgramme: Print = async (context, input) => {
  const { transaction, system, makePdf, carehomeId, user, now } = context;
  const { client_uuid, layout, paper, group_id, wall } = input;
  const week = mondayOf(input.day);
  const day = layout === 'table_card' ? input.day : null;
  const period = periodOf(week, day);
  const { rows, number, group } = await transaction(async (db) => {
    const groups = group_id === null ? [] : await listGroups(db, carehomeId);
    const found = groups.find(({ id }) => id === group_id);
    if (group_id !== null && !found) throw notFound();
    const listed = await listProgramme(db, carehomeId, { ...period, groupId: group_id });
    const print = { week, day, layout, paper, group_id, wall };
    const isRetry = await findPrint(db, carehomeId, client_uuid);
    if (wall !== null && !isRetry) await removeReplaced(db, carehomeId, print, now);
    const numbered = await insertPrint(db, carehomeId, {
      ...print,
      client_uuid,
      content_hash: hashRows(listed),
      printed_by: user.id,
      printed_at: now,
    });
    return { rows: listed, number: numbered, group: found };
  });
  const hide = await system((db) => hidingResidents(db, carehomeId));
  const glyphs = layout === 'large_print' ? new Map<string, string>() : await readGlyphs(rows);
  const today = dayIn(user.carehome.time_zone, now);
  const pdf = await makePdf({
    layout: 'programme',
    paper,
    // The only day of a card has its own heading.
    title: day === null ? `What’s on: ${nameWeek(period)}` : 'What’s on',
    home: [user.carehome.name, group?.name].filter(Boolean).join(', '),
    footer: `Sheet ${number}, printed on ${nameDate(today)}. Plans can change: please ask us.`,
    empty: 'No events planned',
    more: rows.map((_, at) => `and ${at + 1} more`),
    days: toDays(rows, period, hide, glyphs),
    sizes: SIZES[layout],
  });
  return { number, file_name: `programme-${number}.pdf`, base64: pdf.toString('base64') };
};

/** Compares each sheet with what it would show today. */
export async function listSheets({ db, carehomeId, user, now }: InHome): Promise<ProgrammePrint[]> {
  const week = mondayOf(dayIn(user.carehome.time_zone, now));
  const hashes = new Map<string, Buffer>();
  const sheets: ProgrammePrint[] = [];
  for (const { group_id, content_hash, ...print } of await listPrints(db, carehomeId, week)) {
    const period = periodOf(print.week, print.day);
    const key = [period.from, period.to, group_id].join(' ');
    const hash =
      hashes.get(key) ??
      hashRows(await listProgramme(db, carehomeId, { ...period, groupId: group_id }));
    hashes.set(key, hash);
    sheets.push({ ...print, is_stale: !hash.equals(content_hash) });
  }
  return sheets.toSorted((one, other) => Number(other.is_stale) - Number(one.is_stale));
}

async function readGlyphs(rows: readonly Row[]): Promise<Map<string, string>> {
  const codes = [...new Set(rows.map(({ category }) => category))];
  const folder = join(CONTENT_FOLDER, 'activities', 'glyphs');
  return new Map(
    await Promise.all(
      codes.map(
        async (code) => [code, await readFile(join(folder, `${code}.svg`), 'utf8')] as const,
      ),
    ),
  );
}

function toDays(
  rows: readonly Row[],
  { from, to }: { from: string; to: string },
  hide: (text: string) => string,
  glyphs: ReadonlyMap<string, string>,
): ProgrammeDay[] {
  const days: ProgrammeDay[] = [];
  for (let day = from; day <= to; day = addDays(day, 1))
    days.push({
      heading: nameDay(day),
      rows: rows
        .filter(
          (row) => row.day <= day && day < addDays(row.day, row.start_time === null ? row.days : 1),
        )
        .map((row) => {
          const isCancelled = row.status === 'cancelled';
          const text = [row.title, row.place].filter(Boolean).join(', ');
          return {
            time: row.start_time ?? 'All day',
            text: hide(isCancelled ? `Cancelled: ${text}` : text),
            isCancelled,
            picture: glyphs.get(row.category) ?? null,
          };
        }),
    });
  return days;
}

const format = (options: Intl.DateTimeFormatOptions) => (day: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options }).format(new Date(day));
const nameDay = format({ weekday: 'long', day: 'numeric', month: 'long' });
const nameShort = format({ day: 'numeric', month: 'long' });
const nameDate = format({ day: 'numeric', month: 'long', year: 'numeric' });
const nameWeek = ({ from, to }: { from: string; to: string }) =>
  `${nameShort(from)} to ${nameDate(to)}`;
