import { useId } from 'react';

import { m } from '../../../../words/m.ts';
import type { Activity } from '../api.ts';

import styles from './visit-box.module.css';

interface Props {
  visit: NonNullable<Activity['guide']['visit']>;
  /** Differs for relatives, who use it, and for staff, who pass it on. */
  title: string;
}

export function VisitBox({ visit, title }: Props) {
  const id = useId();
  const steps = Object.entries(visit.steps);
  return (
    <section className={styles.box} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {visit.bring.length > 0 && (
        <div>
          <h3 className={styles.small}>{m.guide_visit_bring()}</h3>
          <ul className={styles.bring}>
            {visit.bring.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </div>
      )}
      <div>
        <h3 className={styles.small}>{m.guide_visit_say()}</h3>
        <p className={styles.say}>{m.guide_quote({ text: visit.say })}</p>
      </div>
      <div>
        <h3 className={styles.small}>{m.guide_visit_do()}</h3>
        <ol className={styles.steps}>
          {steps.map(([at, text]) => (
            <li key={at}>{text}</li>
          ))}
        </ol>
      </div>
    </section>
  );
}
