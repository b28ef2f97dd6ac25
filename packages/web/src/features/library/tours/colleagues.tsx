import { Check } from 'lucide-react';

import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { m } from '../../../words/m.ts';
import { type Colleague, useColleagues } from './api.ts';

import styles from './tours.module.css';

/** Tasks that later releases add are left out until they have words. */
const PRACTICES: Partial<Record<string, () => string>> = {
  'record-one-to-one': m.practice_record_one_to_one,
  'record-a-group': m.practice_record_a_group,
  'note-an-observation': m.practice_note_an_observation,
  'write-in-about-me': m.practice_write_in_about_me,
  'post-a-notice': m.practice_post_a_notice,
  'invite-a-relative': m.practice_invite_a_relative,
};

/** Shows managers who may like some help; names and ticks only, never a score. */
export function Colleagues() {
  const { data, isError, isFetching, refetch } = useColleagues();
  if (isError && !data) return <ErrorState busy={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton shape="pair" width="long" />;
  if (data.length === 0)
    return (
      <EmptyState title={m.tours_colleagues_none_title()}>
        {m.tours_colleagues_none_text()}
      </EmptyState>
    );
  return (
    <div className={styles.groups}>
      <p className={styles.quiet}>{m.tours_colleagues_lead()}</p>
      <ul className={styles.colleagues} aria-label={m.tours_tab_colleagues()}>
        {data.map((colleague) => (
          <Row key={colleague.id} colleague={colleague} />
        ))}
      </ul>
    </div>
  );
}

function Row({ colleague: { name, tours, practices } }: { colleague: Colleague }) {
  const finished = tours.filter((tour) => tour.finished).map(({ title }) => title);
  const open = tours.filter((tour) => !tour.finished).map(({ title }) => title);
  const practised = practices.flatMap((code) => PRACTICES[code]?.() ?? []);
  return (
    // No region of its own, because two colleagues may have the same name.
    <li className={styles.colleague}>
      <h2 translate="no">{name}</h2>
      {finished.length > 0 ? (
        <Ticks title={m.tours_colleagues_finished()} items={finished} />
      ) : (
        <p>{m.tours_colleagues_nothing()}</p>
      )}
      {open.length > 0 && (
        <p className={styles.quiet}>{m.tours_colleagues_open({ titles: open.join(', ') })}</p>
      )}
      {practised.length > 0 && <Ticks title={m.tours_colleagues_practices()} items={practised} />}
    </li>
  );
}

const Ticks = ({ title, items }: { title: string; items: readonly string[] }) => (
  <div>
    <h3 className={styles.ticksTitle}>{title}</h3>
    <ul className={styles.ticks}>
      {items.map((item) => (
        <li key={item}>
          <Check aria-hidden="true" />
          {item}
        </li>
      ))}
    </ul>
  </div>
);
