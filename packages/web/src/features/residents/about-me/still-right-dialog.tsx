import { useId } from 'react';

import { useCallForm } from '../../../forms/use-call-form.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { m } from '../../../words/m.ts';
import { type Book, type Entry, useConfirm } from './api.ts';

import styles from './still-right-dialog.module.css';

interface Props {
  book: Book;
  entry: Entry;
  onClose: () => void;
}

export function StillRightDialog({ book, entry, onClose }: Props) {
  const formId = useId();
  const confirm = useConfirm();
  const form = useCallForm<{ id: string; confirmed_by: string }>({
    schema: async () =>
      (await import('@relish/shared/residents/about-me/contract.ts')).aboutMeCalls[
        'about-me/confirm'
      ].input,
    defaultValues: {
      id: entry.id,
      confirmed_by: entry.confirmed_by ?? (entry.voice === 'resident' ? book.preferred_name : ''),
    },
    send: async (values) => {
      await confirm.mutateAsync(values);
      showToast({ title: m.about_me_confirmed(), tone: 'success' });
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={m.about_me_confirm_title()}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {m.ui_cancel()}
          </Button>
          <Button type="submit" form={formId} busy={form.busy}>
            {m.about_me_confirm_yes()}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={form.submit} noValidate>
        <p>{m.about_me_confirm_text()}</p>
        <blockquote className={styles.words}>{entry.text}</blockquote>
        {form.problem !== undefined && <Banner kind="danger">{form.problem}</Banner>}
        <TextField
          label={m.about_me_confirm_by()}
          hint={m.about_me_helper_hint()}
          autoComplete="off"
          {...form.field('confirmed_by')}
        />
      </form>
    </Dialog>
  );
}
