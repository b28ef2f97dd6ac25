import { Avatar } from '../../ui/avatar.tsx';
import { ListRow } from '../../ui/list-row.tsx';
import { List } from '../../ui/list.tsx';
import { m } from '../../words/m.ts';
import type { FamilyPersonRow } from './api.ts';
import { fullName } from './relative-words.ts';

/** Who has two parents here chooses. */
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
