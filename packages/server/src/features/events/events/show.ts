import { eventAudiences } from '@relish/shared/audiences.ts';
import type { EventCard } from '@relish/shared/events/events/contract.ts';
import { can, isRelative } from '@relish/shared/permissions.ts';

import type { SignedIn } from '../../../core/handler.ts';
import type { EventRow, SeenEvent, Viewer } from './queries.ts';

export const viewerOf = ({ user }: Pick<SignedIn, 'user'>): Viewer => ({
  userId: user.id,
  isRelative: isRelative(user),
  audiences: eventAudiences(user),
  seesDrafts: can(user, 'events.view-drafts'),
});

/** Staff of the home, members of the household, or whoever made it. */
export const mayEdit = (
  { user }: Pick<SignedIn, 'user'>,
  { created_by }: Pick<EventRow, 'created_by'>,
): boolean => can(user, 'events.edit-any') || (created_by === user.id && !isRelative(user));

const NOT_HELD_FOR_FAMILIES = 'It did not take place.';

export const toCard = (context: Pick<SignedIn, 'user'>, row: SeenEvent): EventCard => ({
  id: row.id,
  title: row.title,
  description: row.description,
  category: row.category,
  activity_id: row.activity_id,
  place: row.place,
  outdoors: row.outdoors,
  day: row.day,
  start_time: row.start_time,
  minutes: row.minutes,
  days: row.days,
  starts_at: row.starts_at,
  ends_at: row.ends_at,
  audience: row.audience,
  status: row.status,
  is_draft: row.is_draft,
  // A reason that staff gave afterwards is about their work, or about residents (N1).
  cancel_reason:
    row.not_held_reason !== null && isRelative(context.user)
      ? NOT_HELD_FOR_FAMILIES
      : row.cancel_reason,
  series_id: row.series_id,
  rsvp: row.rsvp,
  capacity: row.capacity,
  places_left: row.capacity === null ? null : Math.max(0, row.capacity - row.taken),
  cost_pence: row.cost_pence,
  performer_name: row.performer_name,
  own_invited: row.own_invited,
  reply: row.reply,
  can_edit: mayEdit(context, row),
  is_recorded: can(context.user, 'reports.view') ? row.recorded_at !== null : null,
  version: row.version,
});
