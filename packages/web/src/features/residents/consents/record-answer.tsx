import type { Input } from '@relish/shared/calls.ts';
import { isOnBehalf } from '@relish/shared/residents/consents/purposes.ts';
import { useId, useState } from 'react';
import { Controller, FormProvider } from 'react-hook-form';

import { DraftNotice } from '../../../forms/draft-notice.tsx';
import { useCallForm } from '../../../forms/use-call-form.ts';
import { useDraft } from '../../../forms/use-draft.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { RadioCards } from '../../../ui/forms/radio-cards.tsx';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import { m } from '../../../words/m.ts';
import { AddCapacityNote } from './add-capacity-note.tsx';
import { type PurposeState, useRecordConsent } from './api.ts';
import { CircumstancesFields } from './circumstances-fields.tsx';
import { GroundField } from './ground-field.tsx';
import { OnBehalfFields } from './on-behalf-fields.tsx';
import { QUESTIONS, SHORT } from './purpose-words.ts';
import { noCircumstances } from './use-circumstances.ts';
import { useEvidence } from './use-evidence.ts';

import styles from './consent-form.module.css';

interface Props {
  residentId: string;
  name: string;
  state: PurposeState;
  onClose: () => void;
}

export function RecordAnswer({ residentId, name, state: { purpose, grounds }, onClose }: Props) {
  const formId = useId();
  const record = useRecordConsent();
  const evidence = useEvidence();
  const [addingNote, setAddingNote] = useState(false);
  const form = useCallForm<Input<'consents/record'>>({
    schema: async () =>
      (await import('@relish/shared/residents/consents/contract.ts')).ConsentInput,
    defaultValues: { resident_id: residentId, purpose, ...noCircumstances },
    send: async ({ basis: chosen, best_interests, ...values }) => {
      const evidence_id = await evidence.send();
      const basis = values.decision === 'yes' ? (chosen ?? null) : null;
      await record.mutateAsync({
        ...values,
        basis,
        best_interests: basis === 'best_interests' ? (best_interests ?? null) : null,
        evidence_id,
      });
      draft.forget();
      showToast({ title: m.consent_saved(), tone: 'success' });
      onClose();
    },
  });
  const draft = useDraft(`consent ${residentId} ${purpose}`, form);
  const [decision, basis] = form.watch(['decision', 'basis']);
  return (
    <>
      <Drawer
        isOpen
        onClose={onClose}
        title={SHORT[purpose]()}
        actions={
          <>
            <Button kind="quiet" onClick={onClose}>
              {m.ui_cancel()}
            </Button>
            <Button type="submit" form={formId} busy={form.busy}>
              {form.busy ? m.ui_saving() : m.consent_save()}
            </Button>
          </>
        }
      >
        <FormProvider {...form}>
          <form id={formId} className={styles.form} onSubmit={form.submit} noValidate>
            <p className={styles.question}>{QUESTIONS[purpose]({ name })}</p>
            <DraftNotice draft={draft} />
            {form.problem !== undefined && <Banner kind="danger">{form.problem}</Banner>}
            <Controller
              control={form.control}
              name="decision"
              render={({ field }) => (
                <RadioCards
                  {...field}
                  label={m.consent_answer()}
                  errors={form.listErrors('decision')}
                  options={[
                    { value: 'yes', label: m.consent_yes(), description: m.consent_yes_text() },
                    { value: 'no', label: m.consent_no(), description: m.consent_no_text() },
                    {
                      value: 'ask_each_time',
                      label: m.consent_ask(),
                      description: m.consent_ask_text({ name }),
                    },
                  ]}
                />
              )}
            />
            {decision === 'yes' && (
              <GroundField name={name} label={m.consent_ground()} grounds={grounds} />
            )}
            {decision === 'yes' && basis && isOnBehalf(basis) && (
              <OnBehalfFields
                basis={basis}
                residentId={residentId}
                name={name}
                purposes={[purpose]}
                onAdd={() => setAddingNote(true)}
              />
            )}
            {decision !== undefined && <CircumstancesFields name={name} evidence={evidence} />}
          </form>
        </FormProvider>
      </Drawer>
      {addingNote && (
        <AddCapacityNote
          residentId={residentId}
          name={name}
          purposes={[purpose]}
          onSaved={(id) =>
            form.setValue('capacity_note_id', id, {
              shouldDirty: true,
              shouldValidate: form.formState.isSubmitted,
            })
          }
          onClose={() => setAddingNote(false)}
        />
      )}
    </>
  );
}
