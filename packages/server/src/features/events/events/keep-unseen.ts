import { can } from '@relish/shared/permissions.ts';

import type { InHome } from '../../../core/handler.ts';
import { hidingFromGuests } from './hide-names.ts';
import type { Edit } from './plan.ts';
import type { EventRow } from './queries.ts';

/** Someone who does not see who is invited, who leads, what is needed and who is named leaves it as it is. */
export async function keepUnseen(context: InHome, event: EventRow, edit: Edit): Promise<Edit> {
  if (can(context.user, 'events.edit-any')) return edit;
  const hide = await hidingFromGuests(context);
  const keepNames = <T extends string | null>(before: T, after: T): T =>
    before !== null && after === hide(before) ? before : after;
  const { resident_ids, group_ids, family_scope, lead_id, helper_ids, performer_id } = event;
  const { equipment, transport } = event;
  return {
    ...edit,
    title: keepNames(event.title, edit.title),
    description: keepNames(event.description, edit.description),
    place: keepNames(event.place, edit.place),
    resident_ids,
    group_ids,
    family_scope,
    lead_id,
    helper_ids,
    performer_id,
    equipment,
    transport,
  };
}
