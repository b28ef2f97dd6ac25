import type { Input } from '@relish/shared/calls.ts';
import { GROUP_COLOURS, GROUP_KINDS } from '@relish/shared/residents/groups/choices.ts';
import { groupNameProblem } from '@relish/shared/residents/tags/label-rules.ts';
import { Controller, useWatch } from 'react-hook-form';

import { FormDialog } from '../../../forms/form-dialog.tsx';
import { useCallForm } from '../../../forms/use-call-form.ts';
import { useDraft } from '../../../forms/use-draft.ts';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Chips } from '../../../ui/layout/chips.tsx';
import { m } from '../../../words/m.ts';
import { type Group, useAddGroup, useEditGroup } from './api.ts';
import { COLOUR_WORDS, KINDS } from './group-words.ts';

import hues from '../../../ui/tokens/hues.module.css';
import styles from './group-dialog.module.css';

interface Props {
  /** The group to edit; undefined for a new one. */
  group?: Group;
  onAdded?: (id: string) => void;
  onClose: () => void;
}

export default function GroupDialog({ group, onAdded, onClose }: Props) {
  const add = useAddGroup();
  const edit = useEditGroup();
  const form = useCallForm<Input<'groups/add'>>({
    schema: async () => (await import('@relish/shared/residents/groups/contract.ts')).GroupInput,
    defaultValues: {
      name: group?.name ?? '',
      kind: group?.kind ?? 'interest',
      colour: group?.colour ?? 'green',
    },
    send: async (values) => {
      const { id } = group
        ? await edit.mutateAsync({ ...values, id: group.id, active: group.active })
        : await add.mutateAsync(values);
      draft.forget();
      showToast({ title: m.groups_saved(), tone: 'success' });
      if (onAdded) onAdded(id);
      else onClose();
    },
  });
  const draft = useDraft(`group ${group?.id ?? ''}`, form);
  const name = useWatch({ control: form.control, name: 'name' });
  const problem = groupNameProblem(name);
  return (
    <FormDialog
      title={group ? m.groups_edit() : m.groups_add()}
      save={m.groups_save()}
      form={form}
      draft={draft}
      onClose={onClose}
    >
      <TextField
        label={m.groups_name()}
        hint={m.groups_name_hint()}
        autoComplete="off"
        {...form.field('name')}
        {...(problem !== undefined && { errors: [problem] })}
      />
      <Controller
        control={form.control}
        name="kind"
        render={({ field }) => (
          <Chips
            {...field}
            label={m.groups_kind()}
            errors={form.listErrors('kind')}
            options={GROUP_KINDS.map((value) => {
              const { words, icon: Icon } = KINDS[value];
              return { value, label: words(), icon: <Icon /> };
            })}
          />
        )}
      />
      <Controller
        control={form.control}
        name="colour"
        render={({ field }) => (
          <Chips
            {...field}
            label={m.groups_colour()}
            errors={form.listErrors('colour')}
            options={GROUP_COLOURS.map((value) => ({
              value,
              label: COLOUR_WORDS[value](),
              icon: <span className={`${styles.swatch} ${hues[value]}`} />,
            }))}
          />
        )}
      />
    </FormDialog>
  );
}
