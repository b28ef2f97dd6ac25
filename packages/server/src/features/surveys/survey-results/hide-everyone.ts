import { hidingNames } from '@relish/shared/residents/names/hide-names.ts';

import type { Db } from '../../../db/database.ts';
import { findHome, listNamesAround, listResidentNames } from '../../residents/names/public.ts';

/** Hides residents, relatives and staff alike. Needs a system transaction. */
export async function hidingEveryone(
  db: Db,
  carehomeId: string,
): Promise<(text: string) => string> {
  const { name } = await findHome(db, carehomeId);
  const { staff, relatives } = await listNamesAround(db, carehomeId);
  return hidingNames({
    others: [...(await listResidentNames(db, carehomeId)), ...staff, ...relatives],
    own: [],
    keep: [name],
    instead: 'someone',
  });
}
