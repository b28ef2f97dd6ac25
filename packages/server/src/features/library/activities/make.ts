import { OwnActivityInput } from '@relish/shared/library/activities/own-activity.ts';
import type { z } from 'zod';

import type { Db } from '../../../db/database.ts';
import { insertOwn } from './queries.ts';

type OwnActivityToMake = z.input<typeof OwnActivityInput> & { archived?: boolean };

// PostgreSQL allows 65,535 parameters per statement.
const AT_ONCE = 1000;

/** Bulk insert for demonstrations and tests. */
export async function makeOwnActivities(
  db: Db,
  { carehomeId, organisationId }: { carehomeId: string; organisationId: string },
  activities: OwnActivityToMake[],
  { createdBy, now }: { createdBy: string; now: Date },
): Promise<string[]> {
  const rows = activities.map(({ archived = false, ...fields }) => {
    const { guide, ...rest } = OwnActivityInput.parse(fields);
    return {
      ...rest,
      guide: JSON.stringify(guide),
      carehome_id: carehomeId,
      organisation_id: organisationId,
      archived_at: archived ? now : null,
      created_by: createdBy,
      created_at: now,
      updated_by: createdBy,
      updated_at: now,
    };
  });
  const ids: string[] = [];
  for (let at = 0; at < rows.length; at += AT_ONCE)
    ids.push(...(await insertOwn(db, rows.slice(at, at + AT_ONCE))));
  return ids;
}
