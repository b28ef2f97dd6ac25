import { RISK_LIMITS } from '@relish/shared/risks/risk-assessments/choices.ts';

import { FormDialog } from '../../../forms/form-dialog.tsx';
import { useCallForm } from '../../../forms/use-call-form.ts';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { m } from '../../../words/m.ts';
import { type RiskAssessment, useArchiveRisk, useReturnRisk } from './api.ts';

export type ReasonedStep = 'return' | 'archive' | 'restore';

const WORDS: Record<
  ReasonedStep,
  { title: () => string; text: () => string; save: () => string; done: () => string }
> = {
  return: {
    title: m.risks_return_title,
    text: m.risks_return_text,
    save: m.risks_return,
    done: m.risks_returned,
  },
  archive: {
    title: m.risks_archive_title,
    text: m.risks_archive_text,
    save: m.risks_archive,
    done: m.risks_archived,
  },
  restore: {
    title: m.risks_restore_title,
    text: m.risks_restore_text,
    save: m.risks_restore,
    done: m.risks_restored,
  },
};

interface Props {
  step: ReasonedStep;
  assessment: Pick<RiskAssessment, 'id' | 'revision'>;
  onClose: () => void;
}

export default function ReasonDialog({ step, assessment: { id, revision }, onClose }: Props) {
  const giveBack = useReturnRisk();
  const archive = useArchiveRisk();
  const words = WORDS[step];
  const form = useCallForm<{ id: string; revision: number; reason: string }>({
    schema: async () =>
      (await import('@relish/shared/risks/risk-assessments/contract.ts')).riskAssessmentCalls[
        'risk-assessments/return'
      ].input,
    defaultValues: { id, revision, reason: '' },
    send: async (values) => {
      if (step === 'return') await giveBack.mutateAsync(values);
      else await archive.mutateAsync({ ...values, archived: step === 'archive' });
      showToast({ title: words.done(), tone: 'success' });
      onClose();
    },
  });
  return (
    <FormDialog title={words.title()} save={words.save()} form={form} onClose={onClose}>
      <p>{words.text()}</p>
      <TextArea
        label={m.risks_reason()}
        maxLength={RISK_LIMITS.reason}
        {...form.field('reason')}
        errors={form.listErrors('reason') ?? form.listErrors('revision')}
      />
    </FormDialog>
  );
}
