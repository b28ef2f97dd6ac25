import type { Input } from '@relish/shared/calls.ts';
import { labelProblem } from '@relish/shared/tags/label-rules.ts';
import { Plus } from 'lucide-react';
import { Controller, useWatch } from 'react-hook-form';

import { useCallForm } from '../../api/use-call-form.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-state.ts';
import { m } from '../../words/m.ts';
import { useAddTag } from './api.ts';
import { GROUP_OPTIONS } from './tag-groups.ts';

import styles from './add-tag.module.css';

export function AddTag() {
  const add = useAddTag();
  const form = useCallForm<Input<'tags/add'>>({
    schema: async () => (await import('@relish/shared/tags/contract.ts')).TagInput,
    defaultValues: { label: '', group: 'loves' },
    send: async (values) => {
      await add.mutateAsync(values);
      showToast({ title: m.tags_added({ label: values.label.trim() }), tone: 'success' });
      form.reset({ label: '', group: values.group });
      form.setFocus('label');
    },
  });
  // Said while one types, not after one has pressed.
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
              errors={form.errorsOf('group')}
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
