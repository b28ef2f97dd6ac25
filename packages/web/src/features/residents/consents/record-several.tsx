import type { Input } from '@relish/shared/calls.ts';
import {
  BASES,
  groundsFor,
  isOnBehalf,
  type Purpose,
} from '@relish/shared/residents/consents/purposes.ts';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';

import { DraftNotice } from '../../../forms/draft-notice.tsx';
import { useCallForm } from '../../../forms/use-call-form.ts';
import { useDraft } from '../../../forms/use-draft.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { m } from '../../../words/m.ts';
import { AddCapacityNote } from './add-capacity-note.tsx';
import { useRecordSeveral } from './api.ts';
import { CircumstancesFields } from './circumstances-fields.tsx';
import { GroundField } from './ground-field.tsx';
import { OnBehalfFields } from './on-behalf-fields.tsx';
import { type Answered, type Answers, SeveralAnswers } from './several-answers.tsx';
import { noCircumstances } from './use-circumstances.ts';
import { useEvidence } from './use-evidence.ts';

import styles from './consent-form.module.css';

interface Props {
  residentId: string;
  name: string;
  back: string;
  onSaved: () => void;
}

/** An admission covers all purposes in one conversation: the answers, then the basis once. */
export function RecordSeveral({ residentId, name, back, onSaved }: Props) {
  const record = useRecordSeveral();
  const evidence = useEvidence();
  const [addingNote, setAddingNote] = useState(false);
  const form = useCallForm<Input<'consents/record-several'>>({
    schema: async () =>
      (await import('@relish/shared/residents/consents/contract.ts')).ConsentsInput,
    defaultValues: {
      resident_id: residentId,
      answers: [],
      ...noCircumstances,
      basis: 'own_consent',
    },
    send: async ({ best_interests, ...values }) => {
      const evidence_id = await evidence.send();
      await record.mutateAsync({
        ...values,
        best_interests: values.basis === 'best_interests' ? (best_interests ?? null) : null,
        evidence_id,
      });
      draft.forget();
      showToast({ title: m.consent_several_saved(), tone: 'success' });
      onSaved();
    },
  });
  const draft = useDraft(`consents ${residentId}`, form);
  const [answerList, basis] = form.watch(['answers', 'basis']);
  const answers: Answers = Object.fromEntries(
    answerList.map(({ purpose, decision }) => [purpose, decision]),
  );

  function answer(purpose: Purpose, decision: Answered) {
    const others = answerList.filter((each) => each.purpose !== purpose);
    form.clearErrors('answers');
    form.setValue('answers', decision === 'skip' ? others : [...others, { purpose, decision }], {
      shouldDirty: true,
    });
  }
  const agreed = answerList
    .filter(({ decision }) => decision === 'yes')
    .map(({ purpose }) => purpose);
  const index = (purpose: Purpose) => answerList.findIndex((each) => each.purpose === purpose);
  // Answers that a later change of basis does not allow are shown at their question.
  const listErrors = (purpose: Purpose) =>
    index(purpose) < 0 ? undefined : form.listErrors(`answers.${index(purpose)}`);

  return (
    <FormProvider {...form}>
      <form className={styles.form} onSubmit={form.submit} noValidate>
        <DraftNotice draft={draft} />
        {form.problem !== undefined && <Banner kind="danger">{form.problem}</Banner>}
        <Card title={m.consent_several_ground()}>
          <GroundField name={name} label={m.consent_ground()} grounds={BASES} />
        </Card>
        <SeveralAnswers
          name={name}
          basis={basis ?? null}
          answers={answers}
          onAnswer={answer}
          listErrors={listErrors}
        />
        {basis && isOnBehalf(basis) && agreed.length > 0 && (
          <Card title={m.consent_several_on_behalf()}>
            <OnBehalfFields
              basis={basis}
              residentId={residentId}
              name={name}
              purposes={agreed}
              onAdd={() => setAddingNote(true)}
            />
          </Card>
        )}
        <Card title={m.consent_several_about()}>
          <CircumstancesFields name={name} evidence={evidence} />
        </Card>
        {(form.listErrors('answers') ?? []).length > 0 && answerList.length === 0 && (
          <Banner kind="danger">{form.listErrors('answers')?.join(' ')}</Banner>
        )}
        {answerList.some((each) => isBarred(each, basis)) && (
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
      {addingNote && (
        <AddCapacityNote
          residentId={residentId}
          name={name}
          purposes={agreed}
          onSaved={(id) =>
            form.setValue('capacity_note_id', id, {
              shouldDirty: true,
              shouldValidate: form.formState.isSubmitted,
            })
          }
          onClose={() => setAddingNote(false)}
        />
      )}
    </FormProvider>
  );
}

const isBarred = (
  { purpose, decision }: { purpose: Purpose; decision: string },
  basis: Input<'consents/record-several'>['basis'],
) => decision === 'yes' && Boolean(basis && !groundsFor(purpose).includes(basis));
