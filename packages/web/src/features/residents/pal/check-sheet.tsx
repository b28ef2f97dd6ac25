import { type Answers, type Domain, DOMAINS } from '@relish/shared/residents/pal/levels.ts';
import { missingDomains, score } from '@relish/shared/residents/pal/scoring.ts';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';

import { ErrorSummary } from '../../../forms/error-summary.tsx';
import { focusField } from '../../../forms/focus-field.ts';
import { LeaveQuestion } from '../../../forms/leave-question.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { m } from '../../../words/m.ts';
import { type PalPerson, usePal } from './api.ts';
import { CheckIntro } from './check-intro.tsx';
import { CheckKeeping, KeptElsewhere } from './check-keeping.tsx';
import { CheckResult } from './check-result.tsx';
import { CheckSteps, RESULT, type Step, findStep } from './check-steps.tsx';
import { DiscardDraft } from './discard-draft.tsx';
import { MissingAnswers } from './missing-answers.tsx';
import { Overtaken } from './overtaken.tsx';
import { useCheck } from './use-check.ts';

/** The step that contains a field. */
function stepFor(field: string): Step {
  const domain = DOMAINS.find((each) => field === `answers.${each}`);
  if (domain) return findStep(domain);
  return field.startsWith('observed') || field.startsWith('contributors') ? 0 : RESULT;
}

export function CheckSheet({ person }: { person: PalPerson }) {
  const { resident_id, preferred_name: name } = person;
  const newest = usePal(resident_id);
  const { form, draft, guard, problems } = useCheck(person);
  const [step, setStep] = useState<Step>(0);
  const answers = useWatch({ control: form.control, name: 'answers' });
  const missing = missingDomains(answers);
  const overtaken = form.listErrors('based_on');

  const answer = (domain: Domain, level: Answers[Domain]) =>
    form.setValue(`answers.${domain}`, level, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
  const goTo = (field: string) => {
    setStep(stepFor(field));
    focusField(field);
  };

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
            form.setValue('based_on', data?.current?.id ?? null);
            form.clearErrors();
          }}
        />
      )}
      {form.problem !== undefined && <Banner kind="danger">{form.problem}</Banner>}
      <ErrorSummary attempt={form.formState.submitCount} problems={problems} onGoTo={goTo} />
      <CheckSteps
        step={step}
        onStep={setStep}
        answers={answers}
        onAnswer={answer}
        listErrors={(domain) => form.listErrors(`answers.${domain}`)}
        intro={<CheckIntro form={form} today={person.today} />}
      >
        {missing.length > 0 ? (
          <MissingAnswers missing={missing} onGoTo={(domain) => goTo(`answers.${domain}`)} />
        ) : (
          <CheckResult name={name} score={score(answers as Answers)} form={form} />
        )}
      </CheckSteps>
      {draft.keeping !== 'fresh' && (
        <DiscardDraft residentId={resident_id} onDiscarded={draft.end} />
      )}
      <LeaveQuestion guard={guard} kept />
    </Page>
  );
}
