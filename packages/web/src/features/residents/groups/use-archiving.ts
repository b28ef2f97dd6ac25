import { showToast } from '../../../ui/feedback/toast-state.ts';
import { m } from '../../../words/m.ts';
import { type Group, useEditGroup } from './api.ts';

const UNDO_SECONDS = 10;

/** Archives and restores, each with undo. */
export function useArchiving() {
  const edit = useEditGroup();
  const move = ({ member_ids: _members, ...group }: Group, active: boolean) =>
    edit.mutate(
      { ...group, active },
      {
        onSuccess: () =>
          showToast({
            title: active
              ? m.groups_restored_toast({ name: group.name })
              : m.groups_archived_toast({ name: group.name }),
            seconds: UNDO_SECONDS,
            action: { label: m.ui_undo(), run: () => edit.mutate({ ...group, active: !active }) },
          }),
      },
    );
  return {
    archive: (group: Group) => move(group, false),
    restore: (group: Group) => move(group, true),
  };
}
