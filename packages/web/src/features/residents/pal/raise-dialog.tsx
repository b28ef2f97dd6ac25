import { NOTICED } from '@relish/shared/residents/pal/prompts.ts';
import { useState } from 'react';

import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { RadioCards } from '../../../ui/forms/radio-cards.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { m } from '../../../words/m.ts';
import { useRaisePrompt } from './api.ts';
import { PROMPT_WORDS } from './pal-words.ts';

import styles from './raise-dialog.module.css';

interface Props {
  residentId: string;
  onClose: () => void;
}

export default function RaiseDialog({ residentId, onClose }: Props) {
  const raise = useRaisePrompt();
  const [reason, setReason] = useState<(typeof NOTICED)[number]>('seems_different');
  const done = () => {
    showToast({ title: m.pal_raised(), tone: 'success' });
    onClose();
  };
  return (
    <Dialog
      isOpen
      title={m.pal_raise_title()}
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {m.ui_cancel()}
          </Button>
          <Button
            busy={raise.isPending}
            onClick={() =>
              raise.isPending ||
              raise.mutate({ resident_id: residentId, reason }, { onSuccess: done })
            }
          >
            {m.pal_raise_send()}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p>{m.pal_raise_text()}</p>
        <RadioCards
          label={m.pal_raise_title()}
          options={NOTICED.map((value) => ({ value, label: PROMPT_WORDS[value]() }))}
          value={reason}
          onChange={setReason}
        />
        {reason === 'infection_or_sudden_change' && (
          <Banner kind="attention">{m.pal_illness()}</Banner>
        )}
      </div>
    </Dialog>
  );
}
