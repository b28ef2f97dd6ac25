import { matchName } from '@relish/shared/residents/match-name.ts';
import { livesHere } from '@relish/shared/residents/status-machine.ts';
import { useState } from 'react';

import { Avatar } from '../../ui/avatar.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { ListRow } from '../../ui/list-row.tsx';
import { List } from '../../ui/list.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { m } from '../../words/m.ts';
import { type ResidentRow, useResidents } from '../residents/api.ts';

import styles from './home-insights.module.css';

/** Everybody who lives here, each leading to what works for them. */
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
  const found = typed.trim() === '' ? here : bestFirst(here, typed);
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
      {found.length === 0 ? (
        <p>{here.length === 0 ? m.insights_people_empty() : m.insights_people_none()}</p>
      ) : (
        <List label={m.insights_people_list()} rows={found} rowKey={({ id }) => id}>
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

/** The nearest to what was typed first: Joan before Jean. */
const bestFirst = (people: readonly ResidentRow[], typed: string) =>
  people
    .map((person) => ({
      person,
      fit: matchName(typed, [person.first_name, person.preferred_name, person.last_name]),
    }))
    .filter(({ fit }) => fit > 0)
    .toSorted((one, other) => other.fit - one.fit)
    .map(({ person }) => person);
