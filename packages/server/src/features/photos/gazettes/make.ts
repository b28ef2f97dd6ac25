import type { Db } from '../../../db/database.ts';
import { findResident } from '../../residents/residents/public.ts';
import { makePages } from './make-pages.ts';
import { claimNow, saveReader } from './queries.ts';

interface GazetteToMake {
  residentId: string;
  /** For whom it is printed. */
  name: string;
}

/** For demonstrations: two pages of a quarter, whose PDF `queueMissingFiles` queues. */
export async function makeGazettes(
  db: Db,
  carehomeId: string,
  gazettes: readonly GazetteToMake[],
  { quarter, setBy, now }: { quarter: string; setBy: string; now: Date },
) {
  for (const { residentId, name } of gazettes) {
    const resident = await findResident(db, carehomeId, residentId);
    if (!resident) continue;
    const reader = { name, agreed: 'resident_agrees', set_by: setBy, set_at: now } as const;
    await saveReader(db, carehomeId, residentId, reader);
    const key = { carehomeId, residentId, quarter };
    await claimNow(db, key, { now, stuckBefore: now });
    const { preferred_name } = resident;
    await makePages(
      db,
      carehomeId,
      { resident_id: residentId, preferred_name, name, quarter },
      now,
    );
  }
}
