import type { RiskAssessmentInput } from '@relish/shared/risks/risk-assessments/assessment-input.ts';
import { type ComponentType, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';

import { LongForm } from '../../../forms/long-form.tsx';
import { useLongForm } from '../../../forms/use-long-form.ts';
import { useToday } from '../../../session/use-today.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { useWideScreen } from '../../../ui/layout/use-wide-screen.ts';
import { m } from '../../../words/m.ts';
import { useAddRisk, useEditRisk, useSendRisk } from './api.ts';
import { AssessmentConflict } from './assessment-conflict.tsx';
import { findStep, LISTED, type StepId, STEPS } from './assessment-fields.ts';
import { AssessmentFormProvider } from './assessment-form-context.ts';
import {
  type AssessmentValues,
  makeBlankValues,
  toAssessmentInput,
  toFormValues,
} from './assessment-values.ts';
import { LinesField } from './lines-field.tsx';
import { SendChecks, useSendProblems } from './send-checks.tsx';
import { StepDecision } from './step-decision.tsx';
import { StepPlans } from './step-plans.tsx';
import { StepWho } from './step-who.tsx';
import { StepWhy } from './step-why.tsx';

import styles from './assessment-form.module.css';

const CONTENT: Record<StepId, ComponentType> = {
  why: StepWhy,
  who: StepWho,
  hazards: LinesField,
  plans: StepPlans,
  decision: StepDecision,
};

interface Props {
  /** That of the stored assessment. */
  id?: string;
  revision?: number;
  /** Prefilled or stored; an empty form without it. */
  text?: RiskAssessmentInput;
  draftName: string;
}

/** Steps on a phone; one page with an outline on a wide screen. */
export default function AssessmentForm({ id, revision = 0, text, draftName }: Props) {
  const today = useToday();
  const navigate = useNavigate();
  const isWide = useWideScreen();
  const add = useAddRisk();
  const edit = useEditRisk();
  const sendOn = useSendRisk();
  const [step, setStep] = useState<StepId>('why');
  const isSending = useRef(false);
  const long = useLongForm<AssessmentValues>({
    schema,
    defaultValues: () => (text ? toFormValues(text, revision) : makeBlankValues(today)),
    send: save,
    draftName,
    listed: LISTED,
  });
  const { form } = long;

  async function save(sent: AssessmentValues) {
    const assessment = toAssessmentInput(sent);
    const saved =
      id === undefined
        ? await add.mutateAsync({ assessment })
        : await edit.mutateAsync({ id, revision: sent.revision, assessment });
    long.finish();
    if (isSending.current) await sendOn.mutateAsync(saved).then(tellSent, tellSaved);
    else tellSaved();
    await navigate(`/risk-assessment?id=${saved.id}`, { replace: true });
  }

  const goTo = (next: StepId) => {
    flushSync(() => setStep(next));
    document.getElementById(next)?.querySelector<HTMLElement>('h2')?.focus();
  };

  return (
    <AssessmentFormProvider value={form}>
      <LongForm
        long={long}
        onGoToField={(name) => {
          flushSync(() => setStep(findStep(name)));
          long.focusField(name);
        }}
        nav={{ label: m.risks_steps(), sections: STEPS, onGoTo: (next) => goTo(next as StepId) }}
        conflict={id !== undefined && <AssessmentConflict id={id} onMerged={long.saveMerged} />}
        actions={
          <Actions
            step={isWide ? 'decision' : step}
            isFirst={isWide || step === 'why'}
            busy={form.busy}
            onGoTo={goTo}
            onSubmit={(isSent) => {
              isSending.current = isSent;
            }}
          />
        }
      >
        {STEPS.filter((each) => isWide || each.id === step).map((each) => {
          const Content = CONTENT[each.id];
          const at = STEPS.indexOf(each) + 1;
          return (
            <section key={each.id} id={each.id} className={styles.step}>
              <h2 tabIndex={-1} className={styles.title}>
                {isWide
                  ? each.title()
                  : m.risks_step_of({ step: at, count: STEPS.length, title: each.title() })}
              </h2>
              <Content />
            </section>
          );
        })}
        {(isWide || step === 'decision') && <SendChecks onGoTo={goTo} />}
        <p className={styles.quiet}>{m.risks_autosave()}</p>
      </LongForm>
    </AssessmentFormProvider>
  );
}

const tellSent = () => showToast({ title: m.risks_sent(), tone: 'success' });
const tellSaved = () => showToast({ title: m.risks_saved(), tone: 'success' });

interface ActionsProps {
  step: StepId;
  isFirst: boolean;
  busy: boolean;
  onGoTo: (step: StepId) => void;
  onSubmit: (isSent: boolean) => void;
}

function Actions({ step, isFirst, busy, onGoTo, onSubmit }: ActionsProps) {
  const canSend = useSendProblems().length === 0;
  const at = STEPS.findIndex(({ id }) => id === step);
  const before = STEPS[at - 1];
  const next = STEPS[at + 1];
  return (
    <div className={styles.actions}>
      {!isFirst && before && (
        <Button kind="plain" onClick={() => onGoTo(before.id)}>
          {m.risks_previous()}
        </Button>
      )}
      <Button
        type="submit"
        kind={next || canSend ? 'quiet' : 'primary'}
        busy={busy}
        onClick={() => onSubmit(false)}
      >
        {m.risks_save_draft()}
      </Button>
      {next ? (
        <Button aria-label={m.risks_next({ title: next.title() })} onClick={() => onGoTo(next.id)}>
          {m.ui_next()}
        </Button>
      ) : (
        canSend && (
          <Button type="submit" busy={busy} onClick={() => onSubmit(true)}>
            {m.risks_send()}
          </Button>
        )
      )}
    </div>
  );
}

/** Validates the values as they will be sent, with the call's own schema. */
const schema = async () => {
  const [{ z }, { RiskAssessmentInput }] = await Promise.all([
    import('zod'),
    import('@relish/shared/risks/risk-assessments/assessment-input.ts'),
  ]);
  return z.custom<AssessmentValues>().transform(toAssessmentInput).pipe(RiskAssessmentInput);
};
