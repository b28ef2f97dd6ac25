import type { Input } from '@relish/shared/calls.ts';
import { labelProblem } from '@relish/shared/residents/tags/label-rules.ts';
import { Plus } from 'lucide-react';
import { Controller, useWatch } from 'react-hook-form';

import { useCallForm } from '../../../forms/use-call-form.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { Select } from '../../../ui/forms/select.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { m } from '../../../words/m.ts';
import { useAddTag } from './api.ts';
import { GROUP_OPTIONS } from './tag-groups.ts';

import styles from './add-tag.module.css';

export function AddTag() {
  const add = useAddTag();
  const form = useCallForm<Input<'tags/add'>>({
    schema: async () => (await import('@relish/shared/residents/tags/contract.ts')).TagInput,
    defaultValues: { label: '', group: 'loves' },
    send: async (values) => {
      await add.mutateAsync(values);
      showToast({ title: m.tags_added({ label: values.label.trim() }), tone: 'success' });
      form.reset({ label: '', group: values.group });
      form.setFocus('label');
    },
  });
  // Checked while typing, not only on submit.
  const problem = labelProblem(useWatch({ control: form.control, name: 'label' }));
  return (
    <Card title={m.tags_add_title()}>
      <form className={styles.form} onSubmit={form.submit} noValidate>
        {form.problem !== undefined && <Banner kind="danger">{form.problem}</Banner>}
        <TextField
          label={m.tags_label()}
          hint={m.tags_label_hint()}
          autoComplete="off"
          {...form.field('label')}
          {...(problem !== undefined && { errors: [problem] })}
        />
        <Controller
          control={form.control}
          name="group"
          render={({ field }) => (
            <Select
              {...field}
              label={m.tags_group()}
              errors={form.listErrors('group')}
              options={GROUP_OPTIONS}
            />
          )}
        />
        <Button type="submit" icon={<Plus aria-hidden="true" />} busy={form.busy}>
          {form.busy ? m.ui_saving() : m.tags_add()}
        </Button>
      </form>
    </Card>
  );
}
