import type { Input } from '@relish/shared/calls.ts';
import { useId } from 'react';
import { Controller } from 'react-hook-form';

import { useCallForm } from '../../../forms/use-call-form.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { RadioCards } from '../../../ui/forms/radio-cards.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { m } from '../../../words/m.ts';
import { type FamilyPurpose, useDecide } from './api.ts';
import { QUESTIONS, SHORT } from './purpose-words.ts';

import styles from './consent-form.module.css';

interface Props {
  residentId: string;
  name: string;
  state: FamilyPurpose;
  onClose: () => void;
}

/** Decision by an attorney, deputy or guardian. */
export function FamilyDecision({ residentId, name, state: { purpose }, onClose }: Props) {
  const formId = useId();
  const decide = useDecide();
  const form = useCallForm<Input<'consents/decide'>>({
    schema: async () =>
      (await import('@relish/shared/residents/consents/contract.ts')).consentCalls[
        'consents/decide'
      ].input,
    defaultValues: { resident_id: residentId, purpose },
    send: async (values) => {
      await decide.mutateAsync(values);
      showToast({ title: m.consent_family_saved(), tone: 'success' });
      onClose();
    },
  });
  return (
    <Dialog
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
      <form id={formId} className={styles.form} onSubmit={form.submit} noValidate>
        <p className={styles.question}>{QUESTIONS[purpose]({ name })}</p>
        <p>{m.consent_family_decide_text({ name })}</p>
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
      </form>
    </Dialog>
  );
}
