import { isRelative } from '@relish/shared/permissions.ts';
import { isSealedSection } from '@relish/shared/residents/about-me/sealed-sections.ts';
import type { SectionKey } from '@relish/shared/residents/about-me/sections.ts';
import type { BestInterests } from '@relish/shared/residents/consents/best-interests.ts';
import { isPaid } from '@relish/shared/residents/consents/consulted.ts';
import type { RecordPart } from '@relish/shared/residents/subject-access/contract.ts';
import { userType } from '@relish/shared/roles.ts';

import { openReach } from '../../../content/reach.ts';
import { notFound } from '../../../core/app-error.ts';
import type { InHome } from '../../../core/handler.ts';
import { hidingOthers } from '../names/public.ts';
import { BELONGS_TO, EXTRA_PARTS, type PartName, type PartRow, PARTS } from './parts.ts';
import {
  listAllVersions,
  listDisclosures,
  listLabels,
  listNoteTitles,
  listPart,
  listEventTitles,
  listFamilyMessages,
  listPhotoFacts,
  listSessionTitles,
} from './queries.ts';
import { readRiskTexts } from './risk-texts.ts';
import { alone, withoutOthers } from './shared-rows.ts';

export interface SubjectRecord {
  made_at: string;
  home: string;
  parts: RecordPart[];
}

// Internal columns that say nothing about the person.
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
  // About another person, who is identified by the id column.
  'address',
  'label_key',
]);

interface Wanted {
  resident_id: string;
  hide_others: boolean;
  name_staff: boolean;
  only_chat: boolean;
  /** Parts that could cause serious harm. */
  withheld: readonly string[];
}

/**
 * Everything releasable about a resident, in words. Names staff; names relatives only on request.
 */
export async function readRecord(
  context: InHome,
  { resident_id, withheld, only_chat, ...naming }: Wanted,
): Promise<SubjectRecord> {
  const { db, carehomeId, now, user } = context;
  const [profile] = await listPart(db, carehomeId, resident_id, 'residents');
  if (!profile) throw notFound();
  const words = await wordsFor(context, naming);
  for (const { id, title } of await listSessionTitles(db, carehomeId, resident_id))
    words.set(id, title);
  const hide = naming.hide_others
    ? await hidingOthers(db, carehomeId, [resident_id])
    : (text: string) => text;
  for (const { id, title } of await listEventTitles(db, carehomeId, resident_id))
    words.set(id, hide(title));
  for (const { id, decision } of await listNoteTitles(db, carehomeId, resident_id))
    words.set(id, decision);
  const photos = await listPhotoFacts(db, carehomeId, resident_id);
  const withText = await readRiskTexts(context, resident_id);
  const parts: RecordPart[] = [];
  const isReleased = (name: string) =>
    !withheld.includes(BELONGS_TO[name] ?? name) && (!only_chat || CHAT.has(name));
  for (const name of (Object.keys(PARTS) as PartName[]).filter(isReleased)) {
    const rows =
      name === 'residents' ? [profile] : await listPart(db, carehomeId, resident_id, name);
    parts.push(
      toPart(
        PARTS[name].title,
        rows.map((row) =>
          redacted(
            { ...naming, withheld },
            name,
            withoutOthers(
              name,
              alone(
                resident_id,
                name,
                withText(name, withPhoto(photos, name, unsealed(context, name, row))),
              ),
              hide,
            ),
          ),
        ),
        words,
      ),
    );
  }
  if (isReleased('about_me_versions')) {
    const versions = await listAllVersions(db, carehomeId, resident_id);
    const rows = versions.map((row) => unsealed(context, 'about_me_entries', row));
    parts.push(toPart(EXTRA_PARTS.about_me_versions.title, rows, words));
  }
  if (isReleased('messages')) {
    const rows = await listFamilyMessages(db, carehomeId, resident_id);
    const hidden = rows.map((row) => ({ ...row, text: hide(row.text) }));
    parts.push(toPart(EXTRA_PARTS.messages.title, hidden, words));
  }
  if (isReleased('disclosures')) {
    const rows = await listDisclosures(db, carehomeId, resident_id);
    parts.push(toPart(EXTRA_PARTS.disclosures.title, rows, words));
  }
  return { made_at: now.toISOString(), home: user.carehome.name, parts };
}

function unsealed({ sealer }: InHome, name: PartName, row: PartRow): PartRow {
  if (name === 'residents') {
    const { sealed, ...rest } = row;
    const hidden = typeof sealed === 'string' ? (JSON.parse(sealer.unseal(sealed)) as PartRow) : {};
    return { ...rest, ...hidden };
  }
  const isSealed = name === 'about_me_entries' && isSealedSection(row['section_key'] as SectionKey);
  return isSealed ? { ...row, text: sealer.unseal(String(row['text'])) } : row;
}

const CHAT: ReadonlySet<string> = new Set<PartName | keyof typeof EXTRA_PARTS>([
  'threads',
  'messages',
]);

/** Describes the photo, and how the resident is in it. */
function withPhoto(photos: ReadonlyMap<string, PartRow>, name: PartName, row: PartRow): PartRow {
  if (name !== 'photo_people') return row;
  const { photo_id, agreed, refused, treatment } = row;
  const { sharing, ...facts } = photos.get(String(photo_id)) ?? {};
  return {
    ...facts,
    shared_with: sharing,
    asked_and_agreed: agreed,
    said_no: refused,
    blurred_where_not_agreed: treatment === 'blur',
  };
}

type Naming = Pick<Wanted, 'hide_others' | 'name_staff'>;

/** Consulted relatives and friends are described rather than named. */
function redacted(
  { hide_others, name_staff, withheld }: Omit<Wanted, 'resident_id' | 'only_chat'>,
  name: PartName,
  whole: PartRow,
): PartRow {
  if ((name === 'visitor_entries' || name === 'gazette_readers') && hide_others) {
    const { name: _person, ...others } = whole;
    return others;
  }
  if (name !== 'consents') return whole;
  const { capacity_note_id: _note, capacity_assessed_on: _day, ...rest } = whole;
  const row = withheld.includes('capacity_notes') ? rest : whole;
  const details = row['best_interests'] as BestInterests | null | undefined;
  if (!details) return row;
  const consulted = details.consulted.map((each) => {
    const isNamed = isPaid(each.relation) ? name_staff : !hide_others;
    return isNamed ? each : { relation: each.relation };
  });
  return { ...row, best_interests: { ...details, consulted } };
}

/** Replaces ids by names or relationships. */
async function wordsFor(context: InHome, { hide_others, name_staff }: Naming) {
  const { db, carehomeId } = context;
  const { activities } = await openReach(context);
  const { people, relatives, groups, tags } = await listLabels(db, carehomeId);
  const name = (person: { first_name: string; last_name: string }) =>
    `${person.first_name} ${person.last_name}`;
  return new Map<string, string>([
    ...people.map((each) => {
      const isNamed = isRelative({ type: userType(each.role) }) ? !hide_others : name_staff;
      return [each.id, isNamed ? name(each) : each.role.replaceAll('_', ' ')] as const;
    }),
    ...relatives.map((each) => [each.id, hide_others ? 'someone close' : name(each)] as const),
    ...groups.map((each) => [each.id, each.name] as const),
    ...tags.map((each) => [each.id, each.label] as const),
    ...activities.map((each) => [each.id, each.title] as const),
  ]);
}

const toPart = (
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
