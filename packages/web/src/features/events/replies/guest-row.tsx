import { calledName } from '@relish/shared/residents/residents/called-name.ts';
import { X } from 'lucide-react';

import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { Avatar } from '../../../ui/layout/avatar.tsx';
import { ListRow } from '../../../ui/layout/list-row.tsx';
import { m } from '../../../words/m.ts';
import { type Guest, useTakeOff } from './api.ts';

interface Props {
  eventId: string;
  guest: Guest;
}

/** A family with their guests, or a resident whom staff put down. */
export function GuestRow({ eventId, guest: { id, name, resident, guests } }: Props) {
  if (name === null) return resident && <PutDownResident eventId={eventId} resident={resident} />;
  const [first = '', ...rest] = name.split(' ');
  return (
    <ListRow
      leading={<Avatar id={id} firstName={first} lastName={rest.at(-1) ?? ''} size="medium" />}
      title={<span translate="no">{name}</span>}
      subtitle={
        resident === null
          ? m.replies_people({ count: guests })
          : m.replies_people_with({ count: guests, name: calledName(resident) })
      }
    />
  );
}

interface ResidentProps {
  eventId: string;
  resident: NonNullable<Guest['resident']>;
}

function PutDownResident({ eventId, resident }: ResidentProps) {
  const takeOff = useTakeOff();
  const name = calledName(resident);
  const remove = () =>
    takeOff.mutate(
      { event_id: eventId, resident_id: resident.id },
      { onSuccess: () => showToast({ title: m.replies_taken_off({ name }), tone: 'success' }) },
    );
  return (
    <ListRow
      leading={
        <Avatar
          id={resident.id}
          firstName={resident.preferred_name}
          lastName={resident.last_name}
          photo={resident.picture?.thumb}
          size="medium"
        />
      }
      title={<span translate="no">{name}</span>}
      subtitle={m.replies_resident()}
      trailing={
        <IconButton
          label={m.replies_take_off({ name })}
          aria-disabled={takeOff.isPending}
          onClick={() => takeOff.isPending || remove()}
        >
          <X aria-hidden="true" />
        </IconButton>
      }
    />
  );
}
