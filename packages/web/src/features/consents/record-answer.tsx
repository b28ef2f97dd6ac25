import type { Input } from '@relish/shared/calls.ts';
import { needsAssessment } from '@relish/shared/consents/purposes.ts';
import { useId } from 'react';
import { Controller, FormProvider } from 'react-hook-form';

import { useCallForm } from '../../api/use-call-form.ts';
import { useDraft } from '../../session/use-draft.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { showToast } from '../../ui/toast-state.ts';
import { m } from '../../words/m.ts';
import { type PurposeState, useRecordConsent } from './api.ts';
import { AssessmentFields, CircumstancesFields, noCircumstances } from './circumstances-fields.tsx';
import { DraftNotice } from './draft-notice.tsx';
import { GroundField } from './ground-field.tsx';
import { QUESTIONS, SHORT } from './purpose-words.ts';
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
  const form = useCallForm<Input<'consents/record'>>({
    schema: async () => (await import('@relish/shared/consents/contract.ts')).ConsentInput,
    defaultValues: { resident_id: residentId, purpose, ...noCircumstances },
    send: async ({ basis, ...values }) => {
      const evidence_id = await evidence.send();
      await record.mutateAsync({
        ...values,
        basis: values.decision === 'yes' ? (basis ?? null) : null,
        evidence_id,
      });
      draft.forget();
      showToast({ title: m.consent_saved(), tone: 'success' });
      onClose();
    },
  });
  const draft = useDraft(`consent ${residentId} ${purpose}`, form);
  const [decision, basis] = form.watch(['decision', 'basis']);
  const forSomebody = decision === 'yes' && Boolean(basis && needsAssessment(basis));
  return (
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
                errors={form.errorsOf('decision')}
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
          {forSomebody && <AssessmentFields />}
          {decision !== undefined && <CircumstancesFields name={name} evidence={evidence} />}
        </form>
      </FormProvider>
    </Drawer>
  );
}
