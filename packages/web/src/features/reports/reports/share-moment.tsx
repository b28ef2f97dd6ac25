import { SENTENCE } from '@relish/shared/reports/reports/distress.ts';
import { useState } from 'react';

import { Button } from '../../../ui/actions/button.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { m } from '../../../words/m.ts';
import { type PersonInReport, type Report, useDecideSharing } from './api.ts';

interface Props {
  report: Report;
  person: PersonInReport;
  onClose: () => void;
}

/** Asks for the sentence that replaces the record for the family. */
export function ShareMoment({ report, person, onClose }: Props) {
  const decide = useDecideSharing();
  const [sentence, setSentence] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const isShort = sentence.trim().length < SENTENCE.least;
  const refused = decide.error?.body?.errors;
  const errors =
    submitted && isShort
      ? [m.reports_decide_short({ count: SENTENCE.least })]
      : refused && Object.values(refused).flat();
  const share = () => {
    setSubmitted(true);
    if (isShort || decide.isPending) return;
    decide.mutate(
      {
        id: report.id,
        version: report.version,
        resident_id: person.resident_id,
        decision: 'share',
        sentence,
      },
      {
        onSuccess: () => {
          showToast({ title: m.reports_decide_shared(), tone: 'success' });
          onClose();
        },
      },
    );
  };
  return (
    <Dialog
      isOpen
      title={m.reports_decide_share_title({ name: person.preferred_name })}
      isDismissable={!decide.isPending}
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {m.ui_cancel()}
          </Button>
          <Button busy={decide.isPending} onClick={share}>
            {m.reports_decide_share()}
          </Button>
        </>
      }
    >
      <p>{m.reports_decide_share_text()}</p>
      <TextArea
        label={m.reports_decide_sentence()}
        hint={m.reports_decide_sentence_hint()}
        maxLength={SENTENCE.most}
        value={sentence}
        errors={errors}
        onChange={({ currentTarget }) => setSentence(currentTarget.value)}
      />
    </Dialog>
  );
}
