import type { TourStep } from '@relish/shared/library/tours/tour.ts';

import { createResizeSignals } from './resize-signals.ts';
import {
  beginTour,
  findRoute,
  goNext,
  goPrevious,
  skipMissing,
  type TourPlace,
} from './tour-engine.ts';
import { waitForTarget } from './wait-for-target.ts';

/** On the same page a target is there at once or not at all; a page may still have to load. */
const PATIENCE_MS = { samePage: 2000, newPage: 12_000 };

export type TourEnd = 'finished' | 'closed';

interface Tour {
  steps: readonly TourStep[];
  /** The kept step, from 0. */
  startAt?: number;
  currentPath: () => string;
  navigate: (route: string) => Promise<void> | void;
  /** A step whose target is being looked for. */
  onSeek: (step: number) => void;
  onShow: (step: number, target: HTMLElement) => void;
  onEnd: (how: TourEnd) => void;
}

export interface TourRun {
  next: () => void;
  previous: () => void;
  close: () => void;
}

/** Carries a tour out: opens pages, waits for targets, and signals every change of step. */
export function runTour({ steps, startAt, onSeek, onShow, onEnd, ...tour }: Tour): TourRun {
  const signals = createResizeSignals();
  let place = beginTour(steps, startAt);
  let seeking = new AbortController();
  let isOver = false;

  function end(how: TourEnd) {
    if (isOver) return;
    isOver = true;
    seeking.abort();
    signals.clear();
    onEnd(how);
  }

  async function go(to: TourPlace) {
    place = to;
    seeking.abort();
    seeking = new AbortController();
    const { signal } = seeking;
    signals.send();
    onSeek(to.step);
    const route = findRoute(steps, to.step);
    const isNewPage = route !== undefined && route !== tour.currentPath();
    if (isNewPage) await tour.navigate(route);
    const target = await waitForTarget(steps[to.step]?.target ?? '', {
      timeoutMs: isNewPage ? PATIENCE_MS.newPage : PATIENCE_MS.samePage,
      signal,
    });
    if (signal.aborted) return;
    if (target) {
      onShow(to.step, target);
      return;
    }
    const after = skipMissing(steps, to);
    if (after === 'closed') end('closed');
    else void go(after);
  }

  void go(place);
  return {
    next: () => {
      if (isOver) return;
      const to = goNext(steps, place);
      if (to === 'finished') end('finished');
      else void go(to);
    },
    previous: () => {
      const to = goPrevious(place);
      if (to && !isOver) void go(to);
    },
    close: () => end('closed'),
  };
}
