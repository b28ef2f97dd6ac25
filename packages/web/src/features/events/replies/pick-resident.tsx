import { matchName } from '@relish/shared/accounts/people/match-name.ts';
import { calledName } from '@relish/shared/residents/residents/called-name.ts';
import { useState } from 'react';

import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Avatar } from '../../../ui/layout/avatar.tsx';
import { ListRow } from '../../../ui/layout/list-row.tsx';
import { List } from '../../../ui/layout/list.tsx';
import { m } from '../../../words/m.ts';
import { type ResidentRow, useResidents } from '../../residents/residents/api.ts';

interface Props {
  /** Residents who are left out. */
  taken: readonly string[];
  onChoose: (person: ResidentRow) => void;
}

const HERE = new Set(['current', 'respite', 'hospital', 'away']);

/** One tap on a resident who lives here. */
export function PickResident({ taken, onChoose }: Props) {
  const residents = useResidents(false);
  const [typed, setTyped] = useState('');
  if (residents.isError)
    return (
      <ErrorState level={3} busy={residents.isFetching} onRetry={() => void residents.refetch()} />
    );
  if (residents.isPending) return <Skeleton shape="pair" width="long" />;
  const free = residents.data.filter(({ id, status }) => HERE.has(status) && !taken.includes(id));
  if (free.length === 0) return <p>{m.replies_pick_nobody()}</p>;
  const matches = free.filter(
    ({ preferred_name, first_name, last_name, room }) =>
      typed.trim() === '' ||
      matchName(typed, [preferred_name, first_name, last_name, room ?? '']) > 0,
  );
  return (
    <>
      <TextField
        type="search"
        label={m.replies_pick_search()}
        autoComplete="off"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {matches.length === 0 ? (
        <output>{m.replies_pick_not_found()}</output>
      ) : (
        <List label={m.groups_people_label()} rows={matches} rowKey={({ id }) => id}>
          {(person) => (
            <ListRow
              leading={
                <Avatar
                  id={person.id}
                  firstName={person.preferred_name}
                  lastName={person.last_name}
                  photo={person.picture?.thumb}
                  size="medium"
                />
              }
              title={<span translate="no">{calledName(person)}</span>}
              subtitle={person.room === null ? undefined : m.groups_room({ room: person.room })}
              onPress={() => onChoose(person)}
            />
          )}
        </List>
      )}
    </>
  );
}
