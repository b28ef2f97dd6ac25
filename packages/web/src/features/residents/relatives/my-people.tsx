import { Avatar } from '../../../ui/layout/avatar.tsx';
import { ListRow } from '../../../ui/layout/list-row.tsx';
import { List } from '../../../ui/layout/list.tsx';
import { m } from '../../../words/m.ts';
import type { FamilyPersonRow } from './api.ts';
import { fullName } from './relative-words.ts';

/** Shown to relatives of more than one resident. */
export const MyPeople = ({ people }: { people: readonly FamilyPersonRow[] }) => (
  <List label={m.my_relative_choose()} rows={people} rowKey={({ id }) => id}>
    {(person) => (
      <ListRow
        to={`/tabs/relatives?id=${person.id}`}
        leading={
          <Avatar
            id={person.id}
            firstName={person.preferred_name}
            lastName={person.last_name}
            photo={person.picture?.thumb}
            size="large"
          />
        }
        title={person.preferred_name}
        subtitle={`${fullName(person)} · ${m.my_relative_at({ home: person.home_name })}`}
      />
    )}
  </List>
);
