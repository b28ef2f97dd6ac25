import { type ReactNode, useId } from 'react';

import { Button } from '../ui/actions/button.tsx';
import { Banner } from '../ui/feedback/banner.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { m } from '../words/m.ts';
import { DraftNotice } from './draft-notice.tsx';
import type { useCallForm } from './use-call-form.ts';
import type { useDraft } from './use-draft.ts';

import styles from './form-dialog.module.css';

interface Props {
  title: string;
  /** On the button that saves. */
  save: string;
  form: Pick<ReturnType<typeof useCallForm>, 'busy' | 'problem' | 'submit'>;
  draft?: Pick<ReturnType<typeof useDraft>, 'restored' | 'startAfresh' | 'forget'>;
  onClose: () => void;
  children: ReactNode;
}

/** A short form in a dialog. Closing it keeps the draft, cancelling forgets it. */
export function FormDialog({ title, save, form, draft, onClose, children }: Props) {
  const formId = useId();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button
            kind="quiet"
            onClick={() => {
              draft?.forget();
              onClose();
            }}
          >
            {m.ui_cancel()}
          </Button>
          <Button type="submit" form={formId} busy={form.busy}>
            {form.busy ? m.ui_saving() : save}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          // It may be inside another form, which must not be sent.
          event.stopPropagation();
          form.submit(event);
        }}
      >
        {draft && <DraftNotice draft={draft} />}
        {form.problem !== undefined && <Banner kind="danger">{form.problem}</Banner>}
        {children}
      </form>
    </Dialog>
  );
}
