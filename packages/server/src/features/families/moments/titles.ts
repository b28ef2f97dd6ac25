import { can, isRelative } from '@relish/shared/permissions.ts';
import { SEES_UPDATES } from '@relish/shared/residents/relatives/choices.ts';
import { familyState } from '@relish/shared/residents/relatives/family-state.ts';

import type { InHome } from '../../../core/handler.ts';
import { listAgreements } from '../../residents/consents/public.ts';
import { ownPeople } from '../../residents/relatives/public.ts';
import { listTitles } from './queries.ts';

/** For cards: titles of records, for relatives of those shared with them now. Titles may name other residents. */
export async function listMomentTitles(context: InHome, ids: readonly string[]) {
  const { db, carehomeId, user, now } = context;
  if (!isRelative(user))
    return can(user, 'reports.view') ? listTitles(db, carehomeId, ids, null) : [];
  const people = await ownPeople(db, carehomeId, user.id).execute();
  const seen = people
    .filter((each) => each.access_level >= SEES_UPDATES && familyState(each, now) !== undefined)
    .map(({ id }) => id);
  const agreed = await listAgreements(db, carehomeId, seen, 'share_activity_family');
  const shared = seen.filter((id) => agreed(id, 'share_activity_family'));
  return listTitles(db, carehomeId, ids, shared);
}
