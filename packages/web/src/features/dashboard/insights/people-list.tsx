import { matchName } from '@relish/shared/accounts/people/match-name.ts';
import { livesHere } from '@relish/shared/residents/residents/status-machine.ts';
import { useState } from 'react';

import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Avatar } from '../../../ui/layout/avatar.tsx';
import { ListRow } from '../../../ui/layout/list-row.tsx';
import { List } from '../../../ui/layout/list.tsx';
import { m } from '../../../words/m.ts';
import { type ResidentRow, useResidents } from '../../residents/residents/api.ts';

import styles from './home-insights.module.css';

/** All current residents, with links to their insights. */
export function PeopleList() {
  const { data, isError, isFetching, refetch } = useResidents(false);
  const [typed, setTyped] = useState('');
  if (!data)
    return isError ? (
      <ErrorState busy={isFetching} onRetry={() => void refetch()} />
    ) : (
      <Skeleton shape="pair" width="long" />
    );
  const here = data.filter(({ status }) => livesHere(status));
  const matches = typed.trim() === '' ? here : bestFirst(here, typed);
  return (
    <div className={styles.view}>
      <p className={styles.quiet}>{m.insights_people_lead()}</p>
      <TextField
        type="search"
        label={m.insights_people_search()}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {matches.length === 0 ? (
        <p>{here.length === 0 ? m.insights_people_empty() : m.insights_people_none()}</p>
      ) : (
        <List label={m.insights_people_list()} rows={matches} rowKey={({ id }) => id}>
          {({ id, preferred_name, last_name, picture, room }) => (
            <ListRow
              to={`/resident-insights?id=${id}`}
              leading={
                <Avatar
                  id={id}
                  firstName={preferred_name}
                  lastName={last_name}
                  photo={picture?.thumb}
                  size="medium"
                />
              }
              title={
                <span translate="no">
                  {preferred_name} {last_name}
                </span>
              }
              subtitle={room === null ? undefined : m.insights_room({ room })}
            />
          )}
        </List>
      )}
    </div>
  );
}

/** Best match first: Joan before Jean. */
const bestFirst = (people: readonly ResidentRow[], typed: string) =>
  people
    .map((person) => ({
      person,
      fit: matchName(typed, [person.first_name, person.preferred_name, person.last_name]),
    }))
    .filter(({ fit }) => fit > 0)
    .toSorted((one, other) => other.fit - one.fit)
    .map(({ person }) => person);
