import { CalendarArrowUp, CalendarX, Copy, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { useCan } from '../../../session/use-session.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { m } from '../../../words/m.ts';
import type { EventCard } from './api.ts';
import { CancelEvent } from './cancel-event.tsx';
import { DeleteEvent } from './delete-event.tsx';
import { MoveEvent } from './move-event.tsx';
import { useEventState } from './use-event-state.ts';

type Asking = 'move' | 'cancel' | 'delete';

/** For those who may change the event; what is over stays as it was. */
export function EventActions({ event }: { event: EventCard }) {
  const [asking, setAsking] = useState<Asking>();
  const mayAdd = useCan('events.add');
  const navigate = useNavigate();
  const { hasBegun, isOver } = useEventState(event);
  const isPlanned = event.status === 'planned' && !isOver;
  const ask = (what: Asking) => () => setAsking(what);
  const close = () => setAsking(undefined);
  const choices = [
    ...(isPlanned
      ? [
          {
            id: 'move',
            label: m.calendar_event_move(),
            icon: CalendarArrowUp,
            onSelect: ask('move'),
          },
        ]
      : []),
    ...(mayAdd
      ? [
          {
            id: 'copy',
            label: m.calendar_event_copy(),
            icon: Copy,
            onSelect: () => void navigate(`/event-add?copy=${event.id}`),
          },
        ]
      : []),
    ...(isPlanned && !event.is_draft
      ? [
          {
            id: 'cancel',
            label: m.calendar_event_cancel(),
            icon: CalendarX,
            onSelect: ask('cancel'),
          },
        ]
      : []),
    ...(hasBegun && !event.is_draft
      ? []
      : [
          {
            id: 'delete',
            label: m.calendar_event_delete(),
            icon: Trash2,
            kind: 'danger' as const,
            onSelect: ask('delete'),
          },
        ]),
  ];
  return (
    <>
      {isPlanned && (
        <Link
          kind="primary-button"
          to={`/event-add?id=${event.id}`}
          icon={<Pencil aria-hidden="true" />}
        >
          {m.calendar_event_edit()}
        </Link>
      )}
      {choices.length > 0 && (
        <Menu
          label={m.calendar_event_actions()}
          align="end"
          trigger={
            <IconButton label={m.calendar_event_actions()}>
              <Ellipsis aria-hidden="true" />
            </IconButton>
          }
          choices={choices}
        />
      )}
      {asking === 'move' && <MoveEvent event={event} onClose={close} />}
      {asking === 'cancel' && <CancelEvent event={event} onClose={close} />}
      {asking === 'delete' && <DeleteEvent event={event} onClose={close} />}
    </>
  );
}
