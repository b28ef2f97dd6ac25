import type { How } from '@relish/shared/reports/reports/how-it-went.ts';

import { useUser } from '../../../session/use-session.ts';
import { ServerImage } from '../../../ui/layout/server-image.tsx';
import { formatDate } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { MoodFace, type Mood } from '../../reports/reports/public.tsx';
import type { Moment } from './api.ts';

import styles from './moments.module.css';

/** The same words as in the email and the PDF (`FAMILY_WORDS` on the server). */
const HOW_WORDS: Record<How, () => string> = {
  took_part: m.moments_how_took_part,
  watched: m.moments_how_watched,
  took_part_for_a_while: m.moments_how_took_part_for_a_while,
  did_not_join_in: m.moments_how_did_not_join_in,
  joined_in_now_and_then: m.moments_how_joined_in_now_and_then,
  looked_and_listened: m.moments_how_looked_and_listened,
  joined_in: m.moments_how_joined_in,
  was_absorbed: m.moments_how_was_absorbed,
  seemed_low: m.moments_how_seemed_low,
  seemed_content: m.moments_how_seemed_content,
  seemed_delighted: m.moments_how_seemed_delighted,
  liked_it: m.moments_how_liked_it,
};

const FACES: Partial<Record<How, Mood>> = {
  seemed_low: 2,
  seemed_content: 4,
  seemed_delighted: 5,
};

const startUpper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export function MomentView({ moment }: { moment: Moment }) {
  const { title, minutes, how, quote, note, photos } = moment;
  const face = how.map((each) => FACES[each]).find((mood) => mood !== undefined);
  const day = formatDate(new Date(moment.started_at), useUser().carehome.time_zone);
  return (
    <article className={styles.moment}>
      <header className={styles.head}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.quiet}>{m.moments_when({ day, minutes })}</p>
      </header>
      {how.length > 0 && (
        <p className={styles.how}>
          {face !== undefined && <MoodFace mood={face} />}
          <span>{startUpper(how.map((each) => HOW_WORDS[each]()).join(', '))}</span>
        </p>
      )}
      {quote !== null && (
        <blockquote className={styles.quote}>{m.moments_quote({ quote })}</blockquote>
      )}
      {note !== null && <p>{note}</p>}
      {photos.map(({ picture, caption }) => (
        <figure key={picture.small} className={styles.photo}>
          <ServerImage src={picture.large} alt={m.moments_photo({ title })} loading="lazy" />
          {caption !== null && <figcaption className={styles.quiet}>{caption}</figcaption>}
        </figure>
      ))}
    </article>
  );
}
