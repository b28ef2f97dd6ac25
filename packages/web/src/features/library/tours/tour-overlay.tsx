import { X } from 'lucide-react';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Dialog, Heading } from 'react-aria-components';
import { createPortal } from 'react-dom';
import { useLocation, useNavigate } from 'react-router';

import { useUser } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { m } from '../../../words/m.ts';
import { type TourCard, useTourProgress } from './api.ts';
import { currentTour } from './current-tour.ts';
import { followTarget } from './follow-target.ts';
import { holdFocus, returnFocus } from './hold-focus.ts';
import { runTour, type TourRun } from './run-tour.ts';
import { useTourKeys } from './tour-keys.ts';

import styles from './tour-overlay.module.css';

interface Props {
  tour: TourCard;
  startAt: number;
}

interface Shown {
  step: number;
  /** Undefined while it is being looked for. */
  target: HTMLElement | undefined;
}

/** A spotlight and a card beside it. The page below stays usable. */
export default function TourOverlay({ tour, startAt }: Props) {
  const [shown, setShown] = useState<Shown>({ step: startAt, target: undefined });
  const { demo } = useUser();
  const navigate = useNavigate();
  const run = useTourRun({ tour, startAt, onChange: setShown });
  const { step, target } = shown;
  const current = tour.steps[step];
  const spot = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const textId = useId();
  useTourKeys(run, card);

  useLayoutEffect(() => {
    if (!target || !spot.current || !card.current || !current) return undefined;
    const release = holdFocus(card.current);
    const stop = followTarget({
      name: current.target,
      target,
      spot: spot.current,
      card: card.current,
    });
    return () => {
      release();
      stop();
    };
  }, [target, current]);

  if (!current) return null;
  const where = m.tours_step({ step: step + 1, all: tour.steps.length });
  const isLast = step === tour.steps.length - 1;
  const practise = () => {
    run.current?.next();
    void navigate('/demo-mode');
  };
  return createPortal(
    // Dialogs of the page do not make it inert.
    <div className={styles.layer} data-react-aria-top-layer="true">
      <div ref={spot} className={styles.spot} data-tour-spot="" hidden aria-hidden="true" />
      <div ref={card} className={styles.card} data-seeking={!target || undefined}>
        <Dialog className={styles.dialog ?? ''} aria-describedby={textId}>
          <div className={styles.head}>
            <p className={styles.where}>{where}</p>
            <IconButton label={m.tours_close()} onClick={() => run.current?.close()}>
              <X aria-hidden="true" />
            </IconButton>
          </div>
          <Heading slot="title" level={2} className={styles.title ?? ''}>
            {current.title}
          </Heading>
          <p id={textId}>{current.text}</p>
          <div className={styles.buttons}>
            {step > 0 && (
              <Button kind="quiet" onClick={() => run.current?.previous()}>
                {m.tours_previous()}
              </Button>
            )}
            {isLast && tour.kind === 'welcome' && !demo && (
              <Button kind="quiet" onClick={practise}>
                {m.tours_practise()}
              </Button>
            )}
            <Button data-tour-next="" busy={!target} onClick={() => run.current?.next()}>
              {isLast ? m.tours_finish() : m.tours_next()}
            </Button>
          </div>
        </Dialog>
      </div>
      <VisuallyHidden>
        <output>
          {target && m.tours_announced({ where, title: current.title, text: current.text })}
        </output>
      </VisuallyHidden>
    </div>,
    document.body,
  );
}

/** Runs the tour while mounted, keeps its progress and returns the focus at its end. */
function useTourRun({ tour, startAt, onChange }: Props & { onChange: (shown: Shown) => void }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const save = useTourProgress();
  const run = useRef<TourRun>(undefined);
  const latest = useRef({ navigate, pathname, save: save.mutate });
  useEffect(() => {
    latest.current = { navigate, pathname, save: save.mutate };
  });
  useEffect(() => {
    const before = document.activeElement;
    let isGone = false;
    run.current = runTour({
      steps: tour.steps,
      startAt,
      currentPath: () => latest.current.pathname,
      navigate: (route) => latest.current.navigate(route),
      onSeek: (step) => onChange({ step, target: undefined }),
      onShow: (step, target) => {
        onChange({ step, target });
        latest.current.save({ code: tour.code, step });
      },
      onEnd: (how) => {
        if (isGone) return;
        if (how === 'finished')
          latest.current.save({ code: tour.code, step: tour.steps.length - 1, state: 'finished' });
        currentTour.set(undefined);
      },
    });
    return () => {
      isGone = true;
      run.current?.close();
      returnFocus(before);
    };
  }, [tour, startAt, onChange]);
  return run;
}
