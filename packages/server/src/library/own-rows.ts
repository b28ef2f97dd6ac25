import { OwnGuide } from '@relish/shared/activities/own-activity.ts';
import { sql } from 'kysely';

import type { Db } from '../db/database.ts';

/** Whose activities: those of a home, and those that the other homes of its organisation share. */
export interface Reader {
  carehomeId: string;
  organisationId: string;
  /** For relatives exist only those that are meant for them. */
  isRelative: boolean;
}

/** An activity that a home wrote. */
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

/** Undefined where nobody of the organisation has ever written one. */
export const ownVersion = async (db: Db, { organisationId }: Reader) =>
  (
    await db
      .selectFrom('own_activity_versions')
      .select('version')
      .where('organisation_id', '=', organisationId)
      .executeTakeFirst()
  )?.version;

const ownOf = (db: Db, { carehomeId, organisationId }: Reader) =>
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

/** Enough of each to see which have changed. */
export const listOwnVersions = (db: Db, reader: Reader) =>
  ownOf(db, reader).select(['id', 'version']).execute();

export async function listOwn(db: Db, reader: Reader, ids: string[]): Promise<OwnActivity[]> {
  const rows = await ownOf(db, reader)
    .selectAll()
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    // What was written before a field existed has what it would be when left out.
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

/** What the organisation of a home has taken away from its people, of every kind. */
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
