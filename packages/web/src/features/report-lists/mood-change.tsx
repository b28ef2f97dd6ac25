import { ArrowRight } from 'lucide-react';

import { MoodFace } from '../../ui/mood-face.tsx';
import { type Mood, moodWord } from '../../ui/mood.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { m } from '../../words/m.ts';

import styles from './timeline.module.css';

interface Props {
  before: Mood | null;
  after: Mood | null;
}

/** How somebody seemed before and after, as faces with their words. */
export function MoodChange({ before, after }: Props) {
  if (before === null && after === null) return null;
  return (
    <p className={styles.moods}>
      {before !== null && (
        <span className={styles.mood}>
          <MoodFace mood={before} />
          <VisuallyHidden>{m.report_lists_mood_before()}</VisuallyHidden> {moodWord(before)}
        </span>
      )}
      {before !== null && after !== null && (
        <ArrowRight className={styles.arrow} aria-hidden="true" />
      )}
      {after !== null && (
        <span className={styles.mood}>
          <MoodFace mood={after} />
          <VisuallyHidden>{m.report_lists_mood_after()}</VisuallyHidden> {moodWord(after)}
        </span>
      )}
    </p>
  );
}
