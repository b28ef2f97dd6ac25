import type { Input } from '@relish/shared/calls.ts';
import { useId } from 'react';

import { useCallForm } from '../../../forms/use-call-form.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { m } from '../../../words/m.ts';
import { useBlock, useEnd, useSuspend } from './api.ts';

import styles from './relatives.module.css';

export type Closing = 'suspend' | 'block' | 'end';

const WORDS = {
  suspend: {
    title: m.relatives_suspend_title,
    text: m.relatives_suspend_text,
    verb: m.relatives_suspend,
    done: m.relatives_suspend_done,
  },
  block: {
    title: m.relatives_block_title,
    text: m.relatives_block_text,
    verb: m.relatives_block,
    done: m.relatives_block_done,
  },
  end: {
    title: m.relatives_end_title,
    text: m.relatives_end_text,
    verb: m.relatives_end,
    done: m.relatives_end_done,
  },
} as const;

interface Props {
  id: string;
  how: Closing;
  onClose: () => void;
}

/** Asks for a reason, which is kept for the team. */
export function CloseAccess({ id, how, onClose }: Props) {
  const formId = useId();
  const close = { suspend: useSuspend(), block: useBlock(), end: useEnd() }[how];
  const words = WORDS[how];
  const form = useCallForm<Input<'relatives/block'>>({
    schema: async () => (await import('@relish/shared/residents/relatives/contract.ts')).Reason,
    defaultValues: { id, reason: '' },
    send: async (values) => {
      await close.mutateAsync(values);
      showToast({ title: words.done(), tone: 'success' });
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={words.title()}
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {m.relatives_keep()}
          </Button>
          <Button
            type="submit"
            form={formId}
            kind={how === 'block' ? 'danger' : 'primary'}
            busy={form.busy}
          >
            {words.verb()}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={form.submit} noValidate>
        <p>{words.text()}</p>
        {form.problem !== undefined && <Banner kind="danger">{form.problem}</Banner>}
        <TextArea
          label={m.relatives_reason()}
          hint={m.relatives_reason_hint()}
          maxLength={500}
          {...form.field('reason')}
        />
      </form>
    </Dialog>
  );
}
