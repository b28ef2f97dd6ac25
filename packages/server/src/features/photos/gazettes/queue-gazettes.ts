import { can } from '@relish/shared/permissions.ts';
import { userType } from '@relish/shared/roles.ts';

import type { Db } from '../../../db/database.ts';
import { enqueue } from '../../../jobs/queue.ts';
import { claimDue, type DueGazette, listDue } from './due-queries.ts';
import { makeGazette } from './job-kinds.ts';

/** At the beginning of a quarter: the gazettes of the one before, each once. */
export async function queueGazettes(db: Db, now: Date) {
  for (const due of await listDue(db, now)) {
    const { carehome_id, resident_id, quarter } = due;
    if (mayMake(due) && (await claimDue(db, due, now)))
      await enqueue(db, makeGazette, { carehome_id, resident_id, quarter }, now);
  }
}

const ROLE = 'home_manager';

/** Whether the home's package includes photos now (N23). */
export const mayMake = ({
  organisation_type,
  package_title,
  is_basic,
  expired,
}: Pick<DueGazette, 'organisation_type' | 'package_title' | 'is_basic' | 'expired'>) =>
  can(
    {
      type: userType(ROLE),
      role: ROLE,
      organisation_type,
      expired,
      package: { title: package_title, is_basic },
      carehome: {
        products_for_relatives: false,
        organisation: { is_risk_assessment_enabled: false },
      },
    },
    'photos.add',
  );
