import { LinkCard } from '../../../ui/layout/link-card.tsx';
import { m } from '../../../words/m.ts';
import type { TutorialCard } from './api.ts';
import { ProgressRing } from './progress-ring.tsx';

import styles from './tutorials.module.css';

interface Props {
  tutorial: TutorialCard;
  level: 2 | 3;
}

export const TutorialLink = ({ tutorial, level }: Props) => (
  <LinkCard
    to={`/tutorial?code=${tutorial.code}`}
    title={tutorial.title}
    level={level}
    leading={<ProgressRing {...tutorial} />}
  >
    <p>{tutorial.summary}</p>
    <p className={styles.facts}>
      {m.tutorials_minutes({ count: tutorial.minutes })}
      {tutorial.progress && <strong>{progressWords(tutorial)}</strong>}
    </p>
  </LinkCard>
);

const progressWords = ({ steps, progress }: TutorialCard) =>
  progress?.done
    ? m.tutorials_done()
    : m.tutorials_steps_seen({ seen: progress?.step ?? 0, all: steps });
