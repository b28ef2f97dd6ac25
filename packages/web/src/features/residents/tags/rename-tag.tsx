import type { Input } from '@relish/shared/calls.ts';
import { labelProblem } from '@relish/shared/residents/tags/label-rules.ts';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';

import { useCallForm } from '../../../forms/use-call-form.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { m } from '../../../words/m.ts';
import { type ListedTag, useRenameTag } from './api.ts';

import styles from './add-tag.module.css';

export default function RenameTag({ tag, onClose }: { tag: ListedTag; onClose: () => void }) {
  const formId = useId();
  const rename = useRenameTag();
  const form = useCallForm<Input<'tags/rename'>>({
    schema: async () => (await import('@relish/shared/residents/tags/contract.ts')).TagRename,
    defaultValues: { id: tag.tag, label: tag.label },
    send: async (values) => {
      await rename.mutateAsync(values);
      showToast({ title: m.tags_renamed({ label: values.label.trim() }), tone: 'success' });
      onClose();
    },
  });
  const problem = labelProblem(useWatch({ control: form.control, name: 'label' }));
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={m.tags_rename_title({ label: tag.label })}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {m.ui_cancel()}
          </Button>
          <Button type="submit" form={formId} busy={form.busy}>
            {form.busy ? m.ui_saving() : m.tags_rename()}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={form.submit} noValidate>
        <p>{m.tags_rename_text()}</p>
        {form.problem !== undefined && <Banner kind="danger">{form.problem}</Banner>}
        <TextField
          label={m.tags_label()}
          autoComplete="off"
          {...form.field('label')}
          {...(problem !== undefined && { errors: [problem] })}
        />
      </form>
    </Dialog>
  );
}
