import { ArrowRight } from 'lucide-react';

import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { m } from '../../../words/m.ts';
import { MoodFace, type Mood, moodWord } from '../reports/public.tsx';

import styles from './timeline.module.css';

interface Props {
  before: Mood | null;
  after: Mood | null;
}

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
