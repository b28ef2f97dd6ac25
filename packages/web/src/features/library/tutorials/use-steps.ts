import { useEffect, useRef, useState } from 'react';

import { type Tutorial, useSetProgress } from './api.ts';

/** Resumes at the last step, or restarts a finished tutorial. */
const findFirstStep = ({ progress, steps }: Tutorial) =>
  progress && !progress.done ? Math.min(progress.step, steps.length - 1) : 0;

/** One step at a time, with saved progress; the index after the last step means finished. */
export function useSteps(tutorial: Tutorial, scrollToTop: () => void) {
  const { code, steps } = tutorial;
  const [at, setAt] = useState(() => findFirstStep(tutorial));
  const { mutate } = useSetProgress();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(at);
  useEffect(() => {
    if (shown.current === at) return;
    shown.current = at;
    // Each step behaves like a new page, so focus and scroll go to its top.
    heading.current?.focus({ preventScroll: true });
    scrollToTop();
  }, [at, scrollToTop]);
  const go = (to: number) => {
    if (to > at) mutate({ code, step: to, done: to === steps.length });
    setAt(to);
  };
  return { at, step: steps[at], heading, go };
}
