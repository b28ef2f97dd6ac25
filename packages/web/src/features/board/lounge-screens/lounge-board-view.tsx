import type { LoungeBoard } from '@relish/shared/board/lounge-screens/contract.ts';
import { dayIn } from '@relish/shared/days.ts';
import { useEffect, useState } from 'react';

import { formatTime, formatWeekday } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { LoungeControls } from './lounge-controls.tsx';
import { LoungeSlide } from './lounge-slide.tsx';
import { makeSlides } from './lounge-slides.ts';
import { useRotation } from './use-rotation.ts';

import styles from './lounge.module.css';

/**
 * After STALE_MS without an answer the screen says so and hides photos; after TOO_OLD_MS it hides
 * people, events and notices (N24).
 */
const STALE_MS = 5 * 60_000;
const TOO_OLD_MS = 12 * 3_600_000;

export function LoungeBoardView({ board, at: answeredAt }: { board: LoungeBoard; at: number }) {
  const now = useClock();
  const { carehome_name: home, time_zone: timeZone } = board;
  const today = dayIn(timeZone, now);
  const age = now.getTime() - answeredAt;
  // A consent withdrawn since the last answer is unknown, so photos go first.
  const current = age > STALE_MS ? { ...board, photos: [] } : board;
  const shown =
    age > TOO_OLD_MS ? { ...board, notices: [], events: [], birthdays: [], photos: [] } : current;
  const slides = makeSlides(shown, { today, now });
  const rotation = useRotation(slides.length);
  const slide = slides[rotation.at];
  return (
    <div className={styles.screen}>
      <header className={styles.header}>
        <h1 className={styles.home} translate="no">
          {home}
        </h1>
        <p className={styles.clock} translate="no">
          <time className={styles.time}>{formatTime(now, timeZone)}</time>
          <span>{formatWeekday(today)}</span>
        </p>
      </header>
      <main className={styles.main}>{slide && <LoungeSlide key={slide.key} slide={slide} />}</main>
      <footer className={styles.footer}>
        <p className={styles.stale}>
          {age > STALE_MS && m.lounge_stale({ time: formatTime(new Date(answeredAt), timeZone) })}
        </p>
        {slides.length > 1 && <LoungeControls count={slides.length} {...rotation} />}
      </footer>
    </div>
  );
}

/** The current time, updated every second. */
function useClock(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
