import { isVisitor } from '@relish/shared/permissions.ts';

import { useCan, useUser } from '../../../session/use-session.ts';
import type { Event } from './api.ts';
import { GuestList } from './guest-list.tsx';
import { OwnReply } from './own-reply.tsx';

/** Who comes to an event: one's own reply for families, the list for staff. A household has both. */
export function EventReplies({ event }: { event: Event }) {
  const replies = isVisitor(useUser());
  const seesGuests = useCan('events.edit-any');
  if (!event.rsvp && event.reply === null) return null;
  return (
    <>
      {replies && <OwnReply event={event} />}
      {seesGuests && <GuestList event={event} />}
    </>
  );
}
