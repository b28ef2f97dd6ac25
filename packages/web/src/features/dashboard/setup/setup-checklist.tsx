import type { SetupStep } from '@relish/shared/dashboard/setup/steps.ts';
import { Circle, CircleCheck, CircleMinus, X } from 'lucide-react';
import { useState } from 'react';

import { useUser } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { m } from '../../../words/m.ts';
import { type SetupState, useCloseSetup, useSetup, useSkipStep } from './api.ts';
import { STEPS } from './setup-steps.tsx';

import styles from './setup.module.css';

const ICONS = { open: Circle, done: CircleCheck, skipped: CircleMinus };
const STATE_WORDS = { open: m.setup_open, done: m.setup_done, skipped: m.setup_skipped };

/** Leads a new home's manager to the first record; ticked from what was really done. */
export default function SetupChecklist() {
  const { carehome } = useUser();
  const { data } = useSetup(true);
  const close = useCloseSetup();
  const [chosen, setChosen] = useState<SetupStep>();
  if (!data) return null;
  const { steps } = data;
  const open = steps.filter(({ state }) => state === 'open');
  // The email address is confirmed elsewhere, so the next step is offered first.
  const next = open.find(({ id }) => id !== 'email') ?? open[0];
  const shown = steps.find(({ id, state }) => id === chosen && state !== 'done') ?? next;
  const setClosed = (closed: boolean) =>
    close.mutate(
      { closed },
      {
        onSuccess: () => {
          if (closed)
            showToast({
              title: m.setup_closed(),
              action: { label: m.setup_undo(), run: () => setClosed(false) },
            });
        },
      },
    );
  return (
    <Card title={m.setup_title({ home: carehome.name })}>
      <div className={styles.top}>
        <p aria-live="polite">
          {m.setup_count({ done: steps.length - open.length, all: steps.length })}
        </p>
        <IconButton label={m.setup_close()} onClick={() => setClosed(true)}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <Step
            key={step.id}
            step={step}
            isShown={step === shown}
            steps={steps}
            onChoose={() => setChosen(step.id)}
          />
        ))}
      </ol>
    </Card>
  );
}

interface Props {
  step: SetupState;
  steps: readonly SetupState[];
  isShown: boolean;
  onChoose: () => void;
}

function Step({ step: { id, state }, steps, isShown, onChoose }: Props) {
  const { title, text, after, waiting, action } = STEPS[id];
  const skip = useSkipStep();
  const Icon = ICONS[state];
  const waits = steps.some((each) => each.id === after && each.state !== 'done');
  return (
    <li className={styles.step} data-state={state}>
      <Icon className={styles.icon} aria-hidden="true" />
      <div className={styles.words}>
        {state === 'done' || isShown ? (
          <p className={isShown ? styles.current : undefined}>{title()}</p>
        ) : (
          <button type="button" className={styles.choose} onClick={onChoose}>
            {title()}
          </button>
        )}
        <VisuallyHidden>{STATE_WORDS[state]()}</VisuallyHidden>
        {isShown && (
          <>
            <p className={styles.text}>{waits && waiting ? waiting() : text()}</p>
            <div className={styles.actions}>
              {!waits && action()}
              <Button
                kind="quiet"
                size="small"
                aria-label={
                  state === 'skipped'
                    ? m.setup_unskip_named({ step: title() })
                    : m.setup_skip_named({ step: title() })
                }
                busy={skip.isPending}
                onClick={() =>
                  skip.isPending || skip.mutate({ step: id, skipped: state !== 'skipped' })
                }
              >
                {state === 'skipped' ? m.setup_unskip() : m.setup_skip()}
              </Button>
            </div>
          </>
        )}
      </div>
    </li>
  );
}
