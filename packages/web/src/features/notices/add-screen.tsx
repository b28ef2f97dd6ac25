import type { Input } from '@relish/shared/calls.ts';
import { NOTICE_LIMITS } from '@relish/shared/notices/choices.ts';
import { Copy } from 'lucide-react';
import { useId, useState } from 'react';

import { useCallForm } from '../../api/use-call-form.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-state.ts';
import { m } from '../../words/m.ts';
import { useAddScreen } from '../lounge-screens/api.ts';

import styles from './notices.module.css';

/** The name of a place first, then the link, which is told this once. */
export function AddScreen({ onClose }: { onClose: () => void }) {
  const formId = useId();
  const add = useAddScreen();
  const [link, setLink] = useState<string>();
  const form = useCallForm<Input<'notices/add-screen'>>({
    schema: async () =>
      (await import('@relish/shared/lounge-screens/contract.ts')).loungeScreenCalls[
        'notices/add-screen'
      ].input,
    defaultValues: { name: '' },
    send: async (values) => {
      const { token } = await add.mutateAsync(values);
      // Behind the #, which browsers never send to a server.
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
