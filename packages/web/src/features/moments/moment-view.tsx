import type { Went } from '@relish/shared/moments/contract.ts';

import { useUser } from '../../session/use-session.ts';
import { MoodFace } from '../../ui/mood-face.tsx';
import { moodWord } from '../../ui/mood.ts';
import { ServerImage } from '../../ui/server-image.tsx';
import { formatDate } from '../../words/format.ts';
import { m } from '../../words/m.ts';
import type { Moment } from './api.ts';

import styles from './moments.module.css';

const WENT_WORDS: Record<Went, () => string> = {
  absorbed: m.moments_went_absorbed,
  joined_in: m.moments_went_joined_in,
  looked_and_listened: m.moments_went_looked_and_listened,
};

export function MomentView({ moment }: { moment: Moment }) {
  const { title, minutes, mood, went, quote, note, photos } = moment;
  const day = formatDate(new Date(moment.started_at), useUser().carehome.time_zone);
  return (
    <article className={styles.moment}>
      <header className={styles.head}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.quiet}>{m.moments_when({ day, minutes })}</p>
      </header>
      {(mood !== null || went !== null) && (
        <p className={styles.how}>
          {mood !== null && (
            <span className={styles.mood}>
              <MoodFace mood={mood} />
              {mood === 3 ? m.moments_mood_even() : moodWord(mood)}
            </span>
          )}
          {went !== null && <span>{WENT_WORDS[went]()}</span>}
        </p>
      )}
      {quote !== null && (
        <blockquote className={styles.quote}>{m.moments_quote({ quote })}</blockquote>
      )}
      {note !== null && <p>{note}</p>}
      {photos.map(({ picture, caption }) => (
        <figure key={picture.small} className={styles.photo}>
          <ServerImage
            src={picture.large}
            alt={caption ?? m.moments_photo({ title })}
            loading="lazy"
          />
          {caption !== null && <figcaption className={styles.quiet}>{caption}</figcaption>}
        </figure>
      ))}
    </article>
  );
}
