import { Button } from '../../../ui/actions/button.tsx';
import { Avatar } from '../../../ui/layout/avatar.tsx';
import { m } from '../../../words/m.ts';
import { nameList } from './name-list.ts';
import { residentIds, useRecordForm, useRecordValue } from './record-context.ts';

import styles from './chosen-line.module.css';

const FACES = 2;

/** Summary of the chosen residents, with a button to change them. */
export function ChosenWho() {
  const { people, goTo } = useRecordForm();
  const chosen = useRecordValue(residentIds).flatMap((id) => people.get(id) ?? []);
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
