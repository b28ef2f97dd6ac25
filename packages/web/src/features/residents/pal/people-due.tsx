import { DUE } from '@relish/shared/residents/pal/due.ts';
import { calledName } from '@relish/shared/residents/residents/called-name.ts';
import { useId } from 'react';

import { useCan } from '../../../session/use-session.ts';
import { Link } from '../../../ui/actions/link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { EmptyChair } from '../../../ui/illustrations/empty-chair.tsx';
import { Avatar } from '../../../ui/layout/avatar.tsx';
import { ListRow } from '../../../ui/layout/list-row.tsx';
import { List } from '../../../ui/layout/list.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { formatDay, formatNumber } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { type PalRow, usePalPeople } from './api.ts';
import { LevelChip } from './level-chip.tsx';
import { DUE_WORDS, PROMPT_WORDS } from './pal-words.ts';

import styles from './people-due.module.css';

/** All residents, those with due checks first. */
export function PeopleDue() {
  const people = usePalPeople();
  const mayAdd = useCan('residents.add');
  if (people.isError)
    return <ErrorState busy={people.isFetching} onRetry={() => void people.refetch()} />;
  if (people.isPending) return <Loading />;
  if (people.data.length === 0)
    return (
      <EmptyState
        illustration={<EmptyChair />}
        title={m.pal_empty_title()}
        action={
          mayAdd && (
            <Link kind="primary-button" to="/manage-resident">
              {m.pal_empty_action()}
            </Link>
          )
        }
      >
        {m.pal_empty_text()}
      </EmptyState>
    );
  return DUE.map((due) => (
    <Group key={due} due={due} rows={people.data.filter((row) => row.due === due)} />
  ));
}

function Group({ due, rows }: { due: PalRow['due']; rows: PalRow[] }) {
  const id = useId();
  const { title, text } = DUE_WORDS[due];
  if (rows.length === 0) return null;
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title()} <span className={styles.number}>{formatNumber(rows.length)}</span>
      </h2>
      {text && <p className={styles.text}>{text()}</p>}
      <List label={title()} rows={rows} rowKey={({ resident_id }) => resident_id}>
        {(row) => (
          <ListRow
            to={`/pal?id=${row.resident_id}`}
            leading={
              <Avatar
                id={row.resident_id}
                firstName={row.preferred_name}
                lastName={row.last_name}
                photo={row.picture?.thumb}
                size="medium"
              />
            }
            title={calledName(row)}
            subtitle={listFacts(row).join(' · ')}
            trailing={<Trailing row={row} />}
          />
        )}
      </List>
    </section>
  );
}

function Trailing({
  row: { level, resident_id, due, preferred_name, last_name },
}: {
  row: PalRow;
}) {
  const mayCheck = useCan('pal.check');
  const isDue = due !== 'fine' && due !== 'settling_in';
  return (
    <>
      {level === null ? <span>{m.pal_no_level()}</span> : <LevelChip level={level} />}
      {mayCheck && isDue && (
        <span className={styles.check}>
          <Link
            to={`/pal?id=${resident_id}&check=1`}
            aria-label={m.pal_row_check_named({ name: calledName({ preferred_name, last_name }) })}
          >
            {m.pal_row_check()}
          </Link>
        </span>
      )}
    </>
  );
}

function listFacts({ room, due, review_due, prompts, has_draft, first_check_suggested }: PalRow) {
  return [
    room !== null && m.pal_row_room({ room }),
    ...prompts.map((reason) => PROMPT_WORDS[reason]()),
    review_due !== null &&
      (due === 'overdue' ? m.pal_row_review_was_due : m.pal_row_review_due)({
        date: formatDay(review_due),
      }),
    due === 'settling_in' &&
      first_check_suggested !== null &&
      m.pal_row_first_check({ date: formatDay(first_check_suggested) }),
    has_draft && m.pal_row_draft(),
  ].filter((fact) => fact !== false);
}

const Loading = () => (
  <div className={styles.group}>
    <VisuallyHidden>
      <output>{m.ui_loading()}</output>
    </VisuallyHidden>
    <Skeleton shape="title" />
    {['a', 'b', 'c', 'd'].map((each) => (
      <Skeleton key={each} shape="pair" width="long" />
    ))}
  </div>
);
