import { sentence } from '../../../api/error-catalogue.ts';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { m } from '../../../words/m.ts';
import { type Group, useDeleteGroup } from './api.ts';

interface Props {
  group: Group | undefined;
  onClose: () => void;
}

export function DeleteGroup({ group, onClose }: Props) {
  const remove = useDeleteGroup();
  return (
    <ConfirmDialog
      isOpen={group !== undefined}
      title={m.groups_delete_question({ name: group?.name ?? '' })}
      confirmLabel={m.groups_delete()}
      cancelLabel={m.groups_keep()}
      kind="danger"
      busy={remove.isPending}
      onCancel={onClose}
      onConfirm={() => {
        if (!group) return;
        remove.mutate(
          { id: group.id },
          {
            onSuccess: () => showToast({ title: m.groups_deleted_toast() }),
            onError: (error) => {
              if (error.status === 422) showToast({ title: sentence(error), seconds: 10 });
            },
            onSettled: onClose,
          },
        );
      }}
    >
      {m.groups_delete_text()}
    </ConfirmDialog>
  );
}
