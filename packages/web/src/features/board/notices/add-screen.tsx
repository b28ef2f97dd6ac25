import { NOTICE_LIMITS } from '@relish/shared/board/notices/choices.ts';
import type { Input } from '@relish/shared/calls.ts';
import { Copy } from 'lucide-react';
import { useId, useState } from 'react';

import { useCallForm } from '../../../forms/use-call-form.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { m } from '../../../words/m.ts';
import { useAddScreen } from '../lounge-screens/api.ts';

import styles from './notices.module.css';

/** Asks for a name, then shows the link, which is shown only once. */
export function AddScreen({ onClose }: { onClose: () => void }) {
  const formId = useId();
  const add = useAddScreen();
  const [link, setLink] = useState<string>();
  const form = useCallForm<Input<'lounge-screens/add'>>({
    schema: async () =>
      (await import('@relish/shared/board/lounge-screens/contract.ts')).loungeScreenCalls[
        'lounge-screens/add'
      ].input,
    defaultValues: { name: '' },
    send: async (values) => {
      const { token } = await add.mutateAsync(values);
      // In the fragment, which browsers never send to a server.
      setLink(`${location.origin}/lounge#${token}`);
    },
  });
  const copy = async (text: string) => {
    await navigator.clipboard.writeText(text);
    showToast({ title: m.notices_screens_copied(), tone: 'success' });
  };
  if (link !== undefined)
    return (
      <Dialog
        isOpen
        isDismissable={false}
        onClose={onClose}
        title={m.notices_screens_made()}
        actions={
          <>
            <Button kind="quiet" onClick={onClose}>
              {m.notices_screens_done()}
            </Button>
            <Button icon={<Copy aria-hidden="true" />} onClick={() => void copy(link)}>
              {m.notices_screens_copy()}
            </Button>
          </>
        }
      >
        <div className={styles.form}>
          <p className={styles.link} translate="no">
            {link}
          </p>
          <p>{m.notices_screens_once()}</p>
        </div>
      </Dialog>
    );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={m.notices_screens_add()}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {m.ui_cancel()}
          </Button>
          <Button type="submit" form={formId} busy={form.busy}>
            {m.notices_screens_make()}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={form.submit} noValidate>
        {form.problem !== undefined && <Banner kind="danger">{form.problem}</Banner>}
        <TextField
          label={m.notices_screens_name()}
          hint={m.notices_screens_name_hint()}
          autoComplete="off"
          maxLength={NOTICE_LIMITS.screenName}
          {...form.field('name')}
        />
      </form>
    </Dialog>
  );
}
