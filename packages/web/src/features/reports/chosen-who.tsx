import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { m } from '../../words/m.ts';
import { nameList } from './name-list.ts';
import { useRecordForm } from './record-context.ts';

import styles from './chosen-line.module.css';

const FACES = 2;

/** Who it is for, in a line; it can be changed. */
export function ChosenWho() {
  const { values, people, goTo } = useRecordForm();
  const chosen = values.participations.flatMap(({ resident_id }) => people.get(resident_id) ?? []);
  const names = nameList(chosen.map(({ preferred_name }) => preferred_name));
  return (
    <section className={styles.line} aria-label={m.reports_who_title()}>
      <span className={styles.faces} aria-hidden="true">
        {chosen.slice(0, FACES).map((person) => (
          <Avatar
            key={person.id}
            id={person.id}
            firstName={person.preferred_name}
            lastName={person.last_name}
            photo={person.picture?.thumb}
            size="medium"
          />
        ))}
      </span>
      <p className={styles.words}>
        <span className={styles.title}>
          {chosen.length > FACES ? m.reports_people({ count: chosen.length }) : names}
        </span>
        {chosen.length > FACES && <span className={styles.more}>{names}</span>}
      </p>
      <Button
        kind="plain"
        size="small"
        aria-label={m.reports_who_change()}
        onClick={() => goTo('who')}
      >
        {m.reports_change()}
      </Button>
    </section>
  );
}
