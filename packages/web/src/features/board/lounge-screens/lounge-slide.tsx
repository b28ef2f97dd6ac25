import { CalendarDays, Cake } from 'lucide-react';

import { ServerImage } from '../../../ui/layout/server-image.tsx';
import { formatMonth, formatWeekday } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import type { LoungeBirthday, LoungePhoto, Slide } from './lounge-slides.ts';

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
  if (slide.kind === 'events') return <TodayEvents programme={slide} />;
  if (slide.kind === 'birthdays') return <Birthdays people={slide.people} />;
  if (slide.kind === 'photo') return <PhotoOfHome photo={slide.photo} />;
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

interface PhotoProps {
  photo: LoungePhoto;
}

type Programme = Extract<Slide, { kind: 'events' }>;

const TodayEvents = ({ programme: { events, part, parts } }: { programme: Programme }) => (
  <section className={styles.slide}>
    <div className={styles.words}>
      <h2 className={styles.title}>
        <CalendarDays className={styles.sign} aria-hidden="true" />
        {m.lounge_events()}
      </h2>
      <ul className={styles.events}>
        {events.map(({ id, title, place, start_time, is_cancelled }) => (
          <li key={id} className={styles.event} data-cancelled={is_cancelled || undefined}>
            <span className={styles.eventTime}>{start_time ?? m.lounge_all_day()}</span>
            <span>
              <strong translate="no">{title}</strong>
              {place !== null && <span translate="no"> · {place}</span>}
              {is_cancelled && <em className={styles.cancelled}> {m.lounge_cancelled()}</em>}
            </span>
          </li>
        ))}
      </ul>
      {parts > 1 && <p className={styles.part}>{m.lounge_part({ part, parts })}</p>}
    </div>
  </section>
);

const PhotoOfHome = ({ photo: { picture, caption, place, taken_on, decade } }: PhotoProps) => {
  const when =
    taken_on === null
      ? decade !== null && m.lounge_decade({ decade: String(decade) })
      : formatMonth(taken_on);
  const details = [place, when].filter(Boolean).join(' · ');
  return (
    <figure className={styles.photo}>
      <ServerImage
        src={picture.large}
        alt={caption === null ? m.lounge_photo() : ''}
        className={styles.photoPicture}
      />
      {(caption !== null || details !== '') && (
        <figcaption className={styles.photoWords} translate="no">
          {caption !== null && <p className={styles.photoCaption}>{caption}</p>}
          {details !== '' && <p className={styles.part}>{details}</p>}
        </figcaption>
      )}
    </figure>
  );
};

/** More names do not fit at this text size. */
const MOST_PEOPLE = 5;

const Birthdays = ({ people }: { people: LoungeBirthday[] }) => (
  <section className={styles.slide} data-kind="birthdays">
    <div className={styles.words}>
      <h2 className={styles.title}>
        <Cake className={styles.sign} aria-hidden="true" />
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
