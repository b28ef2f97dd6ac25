import { ChevronDown, Clock, Gift, MessageCircleHeart, Utensils } from 'lucide-react';
import { useState } from 'react';

import { Link } from '../../../ui/actions/link.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { ServerImage } from '../../../ui/layout/server-image.tsx';
import { m } from '../../../words/m.ts';
import type { Idea } from './api.ts';
import { whyWords } from './why-words.ts';

import styles from './idea-card.module.css';

export const IdeaCard = ({ idea }: { idea: Idea }) => (
  <article className={styles.idea}>
    <Picture picture={idea.picture} />
    <div className={styles.words}>
      <h3 className={styles.title}>{idea.title}</h3>
      <p className={styles.facts}>
        <Clock aria-hidden="true" />
        {m.ideas_minutes({ count: idea.minutes })}
      </p>
      {idea.summary !== null && <p>{idea.summary}</p>}
      {idea.food && (
        <p className={styles.food}>
          <Utensils aria-hidden="true" />
          {m.ideas_food()}
        </p>
      )}
      {idea.why.length > 0 && (
        <ul className={styles.why}>
          {idea.why.slice(0, 2).map((reason) => (
            <li key={whyWords(reason)}>
              <Badge kind={reason.kind === 'interest' ? 'accent' : 'neutral'}>
                {whyWords(reason)}
              </Badge>
            </li>
          ))}
        </ul>
      )}
    </div>
    <div className={styles.rest}>
      <dl className={styles.how}>
        <div>
          <dt>
            <Gift aria-hidden="true" />
            {m.ideas_bring()}
          </dt>
          {(idea.bring.length > 0 ? idea.bring : [m.ideas_bring_nothing()]).map((each) => (
            <dd key={each}>{each}</dd>
          ))}
        </div>
        <div>
          <dt>
            <MessageCircleHeart aria-hidden="true" />
            {m.ideas_say()}
          </dt>
          <dd className={styles.say}>{m.ideas_said({ words: idea.say })}</dd>
        </div>
      </dl>
      <details className={styles.steps}>
        <summary aria-label={m.ideas_steps_of({ title: idea.title })}>
          <ChevronDown aria-hidden="true" />
          {m.ideas_steps()}
        </summary>
        <ol>
          {idea.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <Link to={`/activity?id=${idea.id}`} aria-label={m.ideas_open_named({ title: idea.title })}>
          {m.ideas_open()}
        </Link>
      </details>
    </div>
  </article>
);

function Picture({ picture }: Pick<Idea, 'picture'>) {
  const [unreadable, setUnreadable] = useState(false);
  if (!picture || unreadable) return null;
  return (
    <ServerImage
      className={styles.picture}
      src={picture.url}
      alt=""
      width={320}
      height={240}
      loading="lazy"
      onError={() => setUnreadable(true)}
    />
  );
}
