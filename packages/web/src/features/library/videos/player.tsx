import { PictureInPicture2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

import { serverUrl } from '../../../api/server-url.ts';
import { keepAwake } from '../../../platform/wake-lock.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { SegmentedControl } from '../../../ui/forms/segmented-control.tsx';
import { m } from '../../../words/m.ts';
import type { OpenVideo } from './api.ts';
import { Chapters } from './chapters.tsx';
import { useKeptPlace } from './use-kept-place.ts';

import styles from './videos.module.css';

const SPEEDS = ['0.5', '0.75', '1', '1.25'] as const;

/** The browser's own player, because it works with keyboard and screen reader. */
export function Player({ video }: { video: OpenVideo }) {
  const film = useRef<HTMLVideoElement>(null);
  const [at, setAt] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<(typeof SPEEDS)[number]>('1');
  const place = useKeptPlace(video);
  // Keeps the screen on, because a carer in the room has no hand free.
  useEffect(() => (isPlaying ? keepAwake() : undefined), [isPlaying]);

  const jump = (seconds: number) => {
    if (!film.current) return;
    film.current.currentTime = seconds;
    void film.current.play();
  };
  const choose = (chosen: (typeof SPEEDS)[number]) => {
    setSpeed(chosen);
    if (film.current) film.current.playbackRate = Number(chosen);
  };
  return (
    <div className={styles.player}>
      <video
        ref={film}
        className={styles.film}
        controls
        playsInline
        preload="metadata"
        crossOrigin="anonymous"
        aria-label={video.title}
        poster={serverUrl(video.poster.url)}
        src={serverUrl(video.film)}
        onLoadedMetadata={({ currentTarget }) => {
          currentTarget.currentTime = place.from;
        }}
        onPlay={() => setPlaying(true)}
        onPause={({ currentTarget }) => {
          setPlaying(false);
          place.keep(currentTarget.currentTime);
        }}
        onTimeUpdate={({ currentTarget: { currentTime } }) => {
          setAt(currentTime);
          place.passing(currentTime);
        }}
        onEnded={() => place.end()}
      >
        <track
          kind="captions"
          srcLang="en-GB"
          label={m.videos_captions()}
          src={serverUrl(video.captions)}
          default
        />
      </video>
      <div className={styles.controls}>
        <SegmentedControl
          label={m.videos_speed()}
          options={SPEEDS.map((value) => ({ value, label: `${value}×` }))}
          value={speed}
          onChange={choose}
        />
        {document.pictureInPictureEnabled && (
          <Button
            kind="quiet"
            icon={<PictureInPicture2 aria-hidden="true" />}
            onClick={() => void film.current?.requestPictureInPicture()}
          >
            {m.videos_small_window()}
          </Button>
        )}
      </div>
      <Chapters chapters={video.chapters} at={at} onJump={jump} />
    </div>
  );
}
