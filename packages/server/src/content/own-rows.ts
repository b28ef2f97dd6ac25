import { OwnGuide } from '@relish/shared/library/activities/own-activity.ts';
import { sql } from 'kysely';

import type { Db } from '../db/database.ts';

/** Activities of a home, plus those shared by its organisation. */
export interface Reader {
  carehomeId: string;
  organisationId: string;
  /** Relatives only see activities meant for them. */
  isRelative: boolean;
}

export interface OwnActivity {
  id: string;
  title: string;
  guide: OwnGuide;
  scope: 'home' | 'organisation';
  basedOn: string | null;
  pictureId: string | null;
  shared: boolean;
  forRelatives: boolean;
  archived: boolean;
  version: number;
}

/** Undefined if the organisation has never written one. */
export const ownVersion = async (db: Db, { organisationId }: Reader) =>
  (
    await db
      .selectFrom('own_activity_versions')
      .select('version')
      .where('organisation_id', '=', organisationId)
      .executeTakeFirst()
  )?.version;

const selectOwn = (db: Db, { carehomeId, organisationId }: Reader) =>
  db
    .selectFrom('own_activities')
    .where((eb) =>
      eb.or([
        eb('carehome_id', '=', carehomeId),
        eb.and([
          eb('organisation_id', '=', organisationId),
          eb('shared', '=', true),
          eb('archived_at', 'is', null),
        ]),
      ]),
    );

/** Just enough columns to see which have changed. */
export const listOwnVersions = (db: Db, reader: Reader) =>
  selectOwn(db, reader).select(['id', 'version']).execute();

export async function listOwn(db: Db, reader: Reader, ids: string[]): Promise<OwnActivity[]> {
  const rows = await selectOwn(db, reader)
    .selectAll()
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    // Rows older than a field get its default.
    guide: { ...LEFT_OUT, ...(row.guide as OwnGuide) },
    scope: row.carehome_id === reader.carehomeId ? 'home' : 'organisation',
    basedOn: row.based_on,
    pictureId: row.picture_id,
    shared: row.shared,
    forRelatives: row.for_relatives,
    archived: row.archived_at !== null,
    version: row.version,
  }));
}

const LEFT_OUT = OwnGuide.parse({
  category: 'SOC',
  levels: ['planned'],
  formats: ['one_to_one'],
  duration_min: 1,
});

export const listHiddenIds = async (db: Db, carehomeId: string): Promise<Set<string>> =>
  new Set(
    (
      await db
        .selectFrom('hidden_items as h')
        .innerJoin('carehomes as c', 'c.organisation_id', 'h.organisation_id')
        .select('h.item_id')
        .where('c.id', '=', carehomeId)
        .execute()
    ).map(({ item_id }) => item_id),
  );

/** Activities this home has chosen or done since then. */
export async function listTriedSince(db: Db, carehomeId: string, since: Date) {
  const { rows } = await sql<{ activity_id: string }>`
    select activity_id from activity_choices where carehome_id = ${carehomeId} and chosen_at >= ${since}
    union
    select activity_id from reports where carehome_id = ${carehomeId} and started_at >= ${since}
      and activity_id is not null and status <> 'voided'`.execute(db);
  return new Set(rows.map(({ activity_id }) => activity_id));
}
