import type { Input } from '@relish/shared/calls.ts';
import {
  BASES,
  groundsFor,
  needsAssessment,
  type Purpose,
} from '@relish/shared/consents/purposes.ts';
import { FormProvider } from 'react-hook-form';

import { useCallForm } from '../../api/use-call-form.ts';
import { useDraft } from '../../session/use-draft.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { showToast } from '../../ui/toast-state.ts';
import { m } from '../../words/m.ts';
import { useRecordSeveral } from './api.ts';
import { AssessmentFields, CircumstancesFields, noCircumstances } from './circumstances-fields.tsx';
import { DraftNotice } from './draft-notice.tsx';
import { GroundField } from './ground-field.tsx';
import { type Answered, type Answers, SeveralAnswers } from './several-answers.tsx';
import { useEvidence } from './use-evidence.ts';

import styles from './consent-form.module.css';

interface Props {
  residentId: string;
  name: string;
  back: string;
  onSaved: () => void;
}

/** At an admission everything is asked in one talk: the ground once, then the questions. */
export function RecordSeveral({ residentId, name, back, onSaved }: Props) {
  const record = useRecordSeveral();
  const evidence = useEvidence();
  const form = useCallForm<Input<'consents/record-several'>>({
    schema: async () => (await import('@relish/shared/consents/contract.ts')).ConsentsInput,
    defaultValues: {
      resident_id: residentId,
      answers: [],
      ...noCircumstances,
      basis: 'own_consent',
    },
    send: async (values) => {
      const evidence_id = await evidence.send();
      await record.mutateAsync({ ...values, evidence_id });
      draft.forget();
      showToast({ title: m.consent_several_saved(), tone: 'success' });
      onSaved();
    },
  });
  const draft = useDraft(`consents ${residentId}`, form);
  const [given, basis] = form.watch(['answers', 'basis']);
  const answers: Answers = Object.fromEntries(
    given.map(({ purpose, decision }) => [purpose, decision]),
  );

  function answer(purpose: Purpose, decision: Answered) {
    const others = given.filter((each) => each.purpose !== purpose);
    form.clearErrors('answers');
    form.setValue('answers', decision === 'skip' ? others : [...others, { purpose, decision }], {
      shouldDirty: true,
    });
  }
  const index = (purpose: Purpose) => given.findIndex((each) => each.purpose === purpose);
  // Another ground was chosen afterwards: what it does not allow is said beside the question.
  const errorsOf = (purpose: Purpose) =>
    index(purpose) < 0 ? undefined : form.errorsOf(`answers.${index(purpose)}`);

  return (
    <FormProvider {...form}>
      <form className={styles.form} onSubmit={form.submit} noValidate>
        <DraftNotice draft={draft} />
        {form.problem !== undefined && <Banner kind="danger">{form.problem}</Banner>}
        <Card title={m.consent_several_ground()}>
          <GroundField name={name} label={m.consent_ground()} grounds={BASES} />
          {basis && needsAssessment(basis) && <AssessmentFields />}
        </Card>
        <SeveralAnswers
          name={name}
          basis={basis ?? null}
          answers={answers}
          onAnswer={answer}
          errorsOf={errorsOf}
        />
        <Card title={m.consent_several_about()}>
          <CircumstancesFields name={name} evidence={evidence} />
        </Card>
        {(form.errorsOf('answers') ?? []).length > 0 && given.length === 0 && (
          <Banner kind="danger">{form.errorsOf('answers')?.join(' ')}</Banner>
        )}
        {given.some((each) => isBarred(each, basis)) && (
          <Banner kind="attention">{m.consent_several_barred()}</Banner>
        )}
        <div className={styles.foot}>
          <Button type="submit" busy={form.busy}>
            {form.busy ? m.ui_saving() : m.consent_several_save()}
          </Button>
          <Link kind="quiet-button" to={back}>
            {m.ui_cancel()}
          </Link>
        </div>
      </form>
    </FormProvider>
  );
}

const isBarred = (
  { purpose, decision }: { purpose: Purpose; decision: string },
  basis: Input<'consents/record-several'>['basis'],
) => decision === 'yes' && Boolean(basis && !groundsFor(purpose).includes(basis));
