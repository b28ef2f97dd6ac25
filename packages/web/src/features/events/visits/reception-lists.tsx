import { matchName } from '@relish/shared/accounts/people/match-name.ts';

import { Card } from '../../../ui/layout/card.tsx';
import { List } from '../../../ui/layout/list.tsx';
import { m } from '../../../words/m.ts';
import type { Entry, Expected } from './api.ts';
import { EntryRow } from './entry-row.tsx';
import { ExpectedRow } from './expected-row.tsx';

import styles from './visits.module.css';

interface Props {
  expected: readonly Expected[];
  entries: readonly Entry[];
  isToday: boolean;
  typed: string;
}

/** First who is here, then who is expected, then who has left. */
export function ReceptionLists({ expected, entries, isToday, typed }: Props) {
  const matches = ({ name, resident }: Pick<Entry, 'name' | 'resident'>) =>
    typed.trim() === '' ||
    matchName(typed, [name, resident?.preferred_name ?? '', resident?.last_name ?? '']) > 0;
  const shown = entries.filter(matches);
  const inside = shown.filter(({ signed_out_at }) => signed_out_at === null);
  const left = shown.filter(({ signed_out_at }) => signed_out_at !== null);
  const isSignedIn = (visit: Expected) =>
    entries.some(({ visit_id, reply_id }) =>
      visit.visit_id === null ? reply_id === visit.reply_id : visit_id === visit.visit_id,
    );
  const awaited = expected.filter((visit) => !isSignedIn(visit) && matches(visit));
  const isSearching = typed.trim() !== '';
  return (
    <>
      {isSearching && shown.length + awaited.length === 0 && (
        <output>{m.reception_not_found()}</output>
      )}
      {(isToday || inside.length > 0) && (
        <Card title={m.reception_inside({ count: countPeople(inside) })}>
          <Entries label={m.reception_inside_label()} rows={inside} empty={m.reception_nobody()} />
        </Card>
      )}
      <Card title={m.reception_expected({ count: countPeople(awaited) })}>
        {awaited.length === 0 ? (
          <p className={styles.quiet}>{m.reception_none_expected()}</p>
        ) : (
          <List
            label={m.reception_expected_label()}
            rows={awaited}
            rowKey={({ visit_id, reply_id }) => visit_id ?? reply_id ?? ''}
          >
            {(visit) => <ExpectedRow visit={visit} isToday={isToday} />}
          </List>
        )}
      </Card>
      {(left.length > 0 || !isToday) && (
        <Card title={m.reception_left({ count: countPeople(left) })}>
          <Entries label={m.reception_left_label()} rows={left} empty={m.reception_none_left()} />
        </Card>
      )}
    </>
  );
}

const countPeople = (rows: readonly { people: number }[]) =>
  rows.reduce((sum, { people }) => sum + people, 0);

const Entries = ({
  label,
  rows,
  empty,
}: {
  label: string;
  rows: readonly Entry[];
  empty: string;
}) =>
  rows.length === 0 ? (
    <p className={styles.quiet}>{empty}</p>
  ) : (
    <List label={label} rows={rows} rowKey={({ id }) => id}>
      {(entry) => <EntryRow entry={entry} />}
    </List>
  );
