import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';

import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { m } from '../../../words/m.ts';
import type { useRotation } from './use-rotation.ts';

import styles from './lounge.module.css';

type Props = ReturnType<typeof useRotation> & { count: number };

/** For mouse and touch; the arrow keys do the same. */
export const LoungeControls = ({ at, count, isPaused, setPaused, step }: Props) => (
  <div className={styles.controls}>
    {isPaused && <span>{m.lounge_paused()}</span>}
    <span className={styles.count} translate="no">
      {m.lounge_part({ part: at + 1, parts: count })}
    </span>
    <IconButton label={m.lounge_previous()} onClick={() => step(-1)}>
      <ChevronLeft aria-hidden="true" />
    </IconButton>
    <IconButton
      label={isPaused ? m.lounge_go_on() : m.lounge_pause()}
      onClick={() => setPaused(!isPaused)}
    >
      {isPaused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
    </IconButton>
    <IconButton label={m.lounge_next()} onClick={() => step(1)}>
      <ChevronRight aria-hidden="true" />
    </IconButton>
  </div>
);
