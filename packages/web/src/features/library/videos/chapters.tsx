import { m } from '../../../words/m.ts';
import type { OpenVideo } from './api.ts';
import { clockWords } from './clock-words.ts';

import styles from './videos.module.css';

interface Props {
  chapters: OpenVideo['chapters'];
  at: number;
  onJump: (seconds: number) => void;
}

export function Chapters({ chapters, at, onJump }: Props) {
  if (chapters.length === 0) return null;
  const running = chapters.findLastIndex((chapter) => chapter.at <= at);
  return (
    <ol className={styles.chapters} aria-label={m.videos_chapters()}>
      {chapters.map((chapter, index) => (
        <li key={chapter.at}>
          <button
            type="button"
            className={styles.chapter}
            {...(index === running && { 'aria-current': 'true' })}
            onClick={() => onJump(chapter.at)}
          >
            <span className={styles.when}>{clockWords(chapter.at)}</span>
            {chapter.title}
          </button>
        </li>
      ))}
    </ol>
  );
}
