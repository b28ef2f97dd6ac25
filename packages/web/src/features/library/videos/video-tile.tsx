import { CirclePlay } from 'lucide-react';
import { Link } from 'react-router';

import { Badge } from '../../../ui/feedback/badge.tsx';
import { ServerImage } from '../../../ui/layout/server-image.tsx';
import { CATEGORY_WORDS } from '../../../words/activity-words.ts';
import { m } from '../../../words/m.ts';
import type { VideoCard } from './api.ts';
import { clockWords } from './clock-words.ts';

import styles from './videos.module.css';

export function VideoTile({ video }: { video: VideoCard }) {
  const { id, title, summary, category, seconds, poster, progress } = video;
  const isBegun = progress !== null && !progress.finished && progress.seconds > 0;
  return (
    <article className={styles.tile}>
      <div className={styles.poster}>
        <ServerImage src={poster.url} alt="" width={640} height={360} loading="lazy" />
        <CirclePlay className={styles.play} aria-hidden="true" />
        <span className={styles.length}>{clockWords(seconds)}</span>
        {isBegun && (
          <progress
            className={styles.seen}
            value={progress.seconds}
            max={seconds}
            aria-label={m.videos_seen()}
          />
        )}
      </div>
      <p className={styles.category}>
        {CATEGORY_WORDS[category]()}
        {progress?.finished && <Badge kind="brand">{m.videos_finished()}</Badge>}
      </p>
      <h2 className={styles.title}>
        <Link to={`/video?id=${id}`} className={styles.link}>
          {title}
        </Link>
      </h2>
      <p className={styles.summary}>{summary}</p>
    </article>
  );
}
