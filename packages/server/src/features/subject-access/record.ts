import { isSealedSection } from '@relish/shared/about-me/sealed-sections.ts';
import type { SectionKey } from '@relish/shared/about-me/sections.ts';
import type { Conflict } from '@relish/shared/choosing/conflicts.ts';
import type { RecordPart } from '@relish/shared/subject-access/contract.ts';

import { notFound } from '../../core/app-error.ts';
import type { SignedIn } from '../../core/handler.ts';
import type { Db } from '../../db/database.ts';
import { reachOf } from '../../library/reach.ts';
import {
  listAllVersions,
  listDisclosures,
  listLabels,
  listPart,
  listSessionTitles,
  type PartName,
  type PartRow,
  PARTS,
} from './queries.ts';

type Context = SignedIn & { db: Db };

export interface SubjectRecord {
  made_at: string;
  home: string;
  parts: RecordPart[];
}

// Ours, not theirs: they say nothing about the person.
const INTERNAL = new Set([
  'carehome_id',
  'resident_id',
  'id',
  'version',
  'key',
  'position',
  'day',
  'media_id',
  'client_uuid',
  'document_id',
  'file_key',
  'sha256',
  'shown',
  // Another person's; who it is, is told by their id.
  'address',
  'label_key',
]);

/** Everything that the home keeps about one person, in words. Others who appear in it are named only when asked for. */
export async function readRecord(
  context: Context,
  { resident_id, hide_others }: { resident_id: string; hide_others: boolean },
): Promise<SubjectRecord> {
  const { db, carehomeId, now, user } = context;
  const [profile] = await listPart(db, carehomeId, resident_id, 'residents');
  if (!profile) throw notFound();
  const words = await wordsFor(context, hide_others);
  for (const { id, title } of await listSessionTitles(db, carehomeId, resident_id))
    words.set(id, title);
  const parts: RecordPart[] = [];
  for (const name of Object.keys(PARTS) as PartName[]) {
    const rows =
      name === 'residents' ? [profile] : await listPart(db, carehomeId, resident_id, name);
    parts.push(
      partOf(
        PARTS[name].title,
        rows.map((row) => alone(resident_id, name, unsealed(context, name, row))),
        words,
      ),
    );
  }
  const versions = await listAllVersions(db, carehomeId, resident_id);
  parts.push(
    partOf(
      'Earlier wordings of About me',
      versions.map((row) => unsealed(context, 'about_me_entries', row)),
      words,
    ),
    partOf(
      'Who read, changed or passed on this record',
      await listDisclosures(db, carehomeId, resident_id),
      words,
    ),
  );
  return { made_at: now.toISOString(), home: user.carehome.name, parts };
}

/** What the application seals is opened for the person it is about. */
function unsealed({ sealer }: Context, name: PartName, row: PartRow): PartRow {
  if (name === 'residents') {
    const { sealed, ...rest } = row;
    const hidden = typeof sealed === 'string' ? (JSON.parse(sealer.unseal(sealed)) as PartRow) : {};
    return { ...rest, ...hidden };
  }
  const isSealed = name === 'about_me_entries' && isSealedSection(row['section_key'] as SectionKey);
  return isSealed ? { ...row, text: sealer.unseal(String(row['text'])) } : row;
}

/** Of what was for several, only what is about this one: never who else was there, nor what was warned of for them. */
function alone(residentId: string, name: PartName, row: PartRow): PartRow {
  if (name === 'report_photos' || name === 'report_templates') {
    const { resident_ids: _everybody, agreed_ids: _others, ...rest } = row;
    return rest;
  }
  if (name !== 'activity_choices') return row;
  const { resident_ids: _everybody, category: _ours, acknowledged, ...rest } = row;
  const read = (acknowledged as Conflict[])
    .filter(({ person_id }) => person_id === residentId)
    .map(({ kind, about }) => (about === '' ? kind : `${kind}: ${about}`).replaceAll('_', ' '));
  return { ...rest, 'warnings read before': read };
}

/** Ids become names: a colleague's, a relative's, or what they are to the person. */
async function wordsFor(context: Context, hideOthers: boolean) {
  const { db, carehomeId } = context;
  const { activities } = await reachOf(context);
  const { people, relatives, groups, tags } = await listLabels(db, carehomeId);
  const name = (person: { first_name: string; last_name: string }) =>
    `${person.first_name} ${person.last_name}`;
  return new Map<string, string>([
    ...people.map(
      (each) => [each.id, hideOthers ? each.role.replaceAll('_', ' ') : name(each)] as const,
    ),
    ...relatives.map((each) => [each.id, hideOthers ? 'somebody close' : name(each)] as const),
    ...groups.map((each) => [each.id, each.name] as const),
    ...tags.map((each) => [each.id, each.label] as const),
    ...activities.map((each) => [each.id, each.title] as const),
  ]);
}

const partOf = (
  title: string,
  rows: readonly object[],
  words: Map<string, string>,
): RecordPart => ({
  title,
  rows: rows.map((row) =>
    Object.fromEntries(
      Object.entries(row)
        .filter(([name, value]) => !INTERNAL.has(name) && value !== null && value !== undefined)
        .map(([name, value]: [string, unknown]) => [
          name.replace(/_id$/, '').replaceAll('_', ' '),
          typeof value === 'string' ? (words.get(value) ?? value) : value,
        ]),
    ),
  ),
});
