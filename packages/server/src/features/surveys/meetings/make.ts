import type { MeetingInput } from '@relish/shared/surveys/meetings/contract.ts';

import type { Db } from '../../../db/database.ts';
import { insertMeetings } from './queries.ts';

type MeetingToMake = MeetingInput & { authorId: string; created_at: Date };

/** Bulk insert for demonstrations and tests; ids in the order of the meetings. */
export const makeMeetings = async (
  db: Db,
  carehomeId: string,
  meetings: readonly MeetingToMake[],
): Promise<string[]> =>
  (
    await insertMeetings(
      db,
      meetings.map(({ authorId, easy_read, ...each }) => ({
        ...each,
        easy_read: JSON.stringify(easy_read),
        carehome_id: carehomeId,
        created_by: authorId,
      })),
    )
  ).map(({ id }) => id);
