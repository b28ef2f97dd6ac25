import { Cake } from 'lucide-react';

import { ServerImage } from '../../ui/server-image.tsx';
import { formatWeekday } from '../../words/format.ts';
import { m } from '../../words/m.ts';
import type { LoungeBirthday, Slide } from './lounge-slides.ts';

import styles from './lounge.module.css';

const PRIORITIES = {
  important: m.notices_priority_important,
  urgent: m.notices_priority_urgent,
};

export function LoungeSlide({ slide }: { slide: Slide }) {
  if (slide.kind === 'welcome')
    return (
      <section className={styles.slide}>
        <h2 className={styles.title}>{m.lounge_welcome()}</h2>
      </section>
    );
  if (slide.kind === 'birthdays') return <Birthdays people={slide.people} />;
  const { title, text, picture, part, parts, priority } = slide;
  return (
    <section
      className={styles.slide}
      data-priority={priority}
      data-picture={picture !== undefined || undefined}
    >
      <div className={styles.words}>
        {priority !== 'normal' && <p className={styles.priority}>{PRIORITIES[priority]()}</p>}
        <h2 className={styles.title} translate="no">
          {title}
        </h2>
        {text !== '' && (
          <p className={styles.text} translate="no">
            {text}
          </p>
        )}
        {parts > 1 && <p className={styles.part}>{m.lounge_part({ part, parts })}</p>}
      </div>
      {picture && <ServerImage src={picture.large} alt="" className={styles.picture} />}
    </section>
  );
}

/** A screen holds no more in letters of this size. */
const MOST_PEOPLE = 5;

const Birthdays = ({ people }: { people: LoungeBirthday[] }) => (
  <section className={styles.slide} data-kind="birthdays">
    <div className={styles.words}>
      <h2 className={styles.title}>
        <Cake className={styles.cake} aria-hidden="true" />
        {m.lounge_birthdays()}
      </h2>
      <ul className={styles.people}>
        {people.slice(0, MOST_PEOPLE).map(({ preferred_name: name, turns, on, isToday }) => (
          <li key={`${name} ${on}`} className={styles.text}>
            <strong translate="no">{name}</strong>{' '}
            <span translate="no">{isToday ? m.lounge_birthday_today() : formatWeekday(on)}</span>
            {turns !== null && <span> {m.lounge_birthday_turns({ age: turns })}</span>}
          </li>
        ))}
      </ul>
    </div>
  </section>
);
