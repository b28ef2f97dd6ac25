import { type Answers, type Domain, DOMAINS } from '@relish/shared/pal/levels.ts';
import { missingDomains, score } from '@relish/shared/pal/scoring.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { ApiError } from '../../api/api-error.ts';
import { Banner } from '../../ui/banner.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Page } from '../../ui/page.tsx';
import { showToast } from '../../ui/toast-state.ts';
import { m } from '../../words/m.ts';
import { type PalPerson, useFinishCheck, usePal } from './api.ts';
import { CheckIntro } from './check-intro.tsx';
import { CheckKeeping, KeptElsewhere } from './check-keeping.tsx';
import { CheckResult, type Decision } from './check-result.tsx';
import { CheckSteps, RESULT, type Step, stepOf } from './check-steps.tsx';
import { DiscardDraft } from './discard-draft.tsx';
import { MissingAnswers } from './missing-answers.tsx';
import { Overtaken } from './overtaken.tsx';
import { useCheckDraft } from './use-check-draft.ts';

type Errors = Record<string, string[]>;

/** Where each field of the sheet is found. */
function stepFor(field: string): Step {
  const domain = DOMAINS.find((each) => field === `answers.${each}`);
  if (domain) return stepOf(domain);
  return field.startsWith('observed') ? 0 : RESULT;
}

export function CheckSheet({ person }: { person: PalPerson }) {
  const { resident_id, preferred_name: name } = person;
  const navigate = useNavigate();
  const newest = usePal(resident_id);
  const finish = useFinishCheck();
  const draft = useCheckDraft(person);
  const { sheet, change } = draft;
  const [step, setStep] = useState<Step>(0);
  const [errors, setErrors] = useState<Errors>({});
  const [attempt, setAttempt] = useState(0);
  // The check that was current when this one was begun: whoever is overtaken is told.
  const [basedOn, setBasedOn] = useState(person.current?.id ?? null);
  const missing = missingDomains(sheet.answers);

  const send = async (decision: Decision) => {
    if (finish.isPending) return;
    setErrors({});
    try {
      await finish.mutateAsync({ resident_id, ...sheet, ...decision, based_on: basedOn });
      draft.end();
      showToast({ title: m.pal_check_finished(), tone: 'success' });
      await navigate(`/pal?id=${resident_id}`, { replace: true });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setErrors(error.body?.errors ?? {});
      setAttempt((count) => count + 1);
    }
  };
  const answer = (domain: Domain, level: Answers[Domain]) => {
    change({ answers: { ...sheet.answers, [domain]: level } });
    setErrors(({ [`answers.${domain}`]: _settled, ...others }) => others);
  };
  const goTo = (field: string) => {
    setStep(stepFor(field));
    // On a page that shows it already nothing changes by the step.
    document.getElementsByName(field)[0]?.focus();
  };
  const { based_on: overtaken, ...atFields } = errors;

  return (
    <Page
      title={m.pal_check_title({ name })}
      back={`/pal?id=${resident_id}`}
      lead={<CheckKeeping draft={draft} />}
    >
      {person.others_checking.length > 0 && (
        <Banner kind="info">
          {m.pal_others_checking({ names: person.others_checking.join(', ') })}
        </Banner>
      )}
      {draft.keeping === 'elsewhere' && (
        <KeptElsewhere
          draft={draft}
          onLoad={async () => {
            const { data } = await newest.refetch();
            if (data) draft.load(data);
          }}
        />
      )}
      {overtaken && (
        <Overtaken
          message={overtaken.join(' ')}
          residentId={resident_id}
          onGoOn={async () => {
            const { data } = await newest.refetch();
            setBasedOn(data?.current?.id ?? null);
            setErrors({});
          }}
        />
      )}
      <ErrorSummary
        attempt={attempt}
        problems={Object.entries(atFields).map(([field, messages]) => ({
          name: field,
          message: messages.join(' '),
        }))}
        onGoTo={goTo}
      />
      <CheckSteps
        step={step}
        onStep={setStep}
        answers={sheet.answers}
        onAnswer={answer}
        errors={errors}
        intro={<CheckIntro sheet={sheet} today={person.today} errors={errors} onChange={change} />}
      >
        {missing.length > 0 ? (
          <MissingAnswers missing={missing} onGoTo={(domain) => goTo(`answers.${domain}`)} />
        ) : (
          <CheckResult
            name={name}
            score={score(sheet.answers as Answers)}
            notes={sheet.notes}
            onNotes={(notes) => change({ notes })}
            errors={errors}
            busy={finish.isPending}
            onFinish={(decision) => void send(decision)}
          />
        )}
      </CheckSteps>
      {draft.keeping !== 'fresh' && (
        <DiscardDraft residentId={resident_id} onDiscarded={draft.end} />
      )}
    </Page>
  );
}
