import type { Input } from '@relish/shared/calls.ts';
import { GROUP_COLOURS, GROUP_KINDS } from '@relish/shared/groups/choices.ts';
import { groupNameProblem } from '@relish/shared/tags/label-rules.ts';
import { useId } from 'react';
import { Controller, useWatch } from 'react-hook-form';

import { useCallForm } from '../../api/use-call-form.ts';
import { useDraft } from '../../session/use-draft.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Chips } from '../../ui/chips.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DraftNotice } from '../../ui/draft-notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-state.ts';
import { m } from '../../words/m.ts';
import { type Group, useAddGroup, useEditGroup } from './api.ts';
import { COLOUR_WORDS, KINDS } from './group-words.ts';

import hues from '../../ui/hues.module.css';
import styles from './group-dialog.module.css';

interface Props {
  /** Without one, a new group is made. */
  group?: Group;
  onAdded?: (id: string) => void;
  onClose: () => void;
}

export default function GroupDialog({ group, onAdded, onClose }: Props) {
  const formId = useId();
  const add = useAddGroup();
  const edit = useEditGroup();
  const form = useCallForm<Input<'groups/add'>>({
    schema: async () => (await import('@relish/shared/groups/contract.ts')).GroupInput,
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
  const cancel = () => {
    draft.forget();
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={group ? m.groups_edit() : m.groups_add()}
      actions={
        <>
          <Button kind="quiet" onClick={cancel}>
            {m.ui_cancel()}
          </Button>
          <Button type="submit" form={formId} busy={form.busy}>
            {form.busy ? m.ui_saving() : m.groups_save()}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={form.submit} noValidate>
        <DraftNotice draft={draft} />
        {form.problem !== undefined && <Banner kind="danger">{form.problem}</Banner>}
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
              errors={form.errorsOf('kind')}
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
              errors={form.errorsOf('colour')}
              options={GROUP_COLOURS.map((value) => ({
                value,
                label: COLOUR_WORDS[value](),
                icon: <span className={`${styles.swatch} ${hues[value]}`} />,
              }))}
            />
          )}
        />
      </form>
    </Dialog>
  );
}
