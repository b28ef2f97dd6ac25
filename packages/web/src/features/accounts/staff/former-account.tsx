import { Button } from '../../../ui/actions/button.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import { m } from '../../../words/m.ts';
import { ROLE_WORDS } from '../../../words/roles.ts';
import { AccessBadge } from './access-badge.tsx';
import { AccountFacts } from './account-facts.tsx';
import { type StaffMember, useRestoreAccess } from './api.ts';
import { fullName } from './words.ts';

interface Props {
  member: StaffMember;
  onClose: () => void;
}

/** A former colleague's account, with a button to restore access. */
export function FormerAccount({ member, onClose }: Props) {
  const restore = useRestoreAccess();
  const name = fullName(member);
  const giveAccess = () =>
    restore.mutate(
      { id: member.id },
      {
        onSuccess: () => {
          showToast({ title: m.staff_restored_toast({ name }), tone: 'success' });
          onClose();
        },
      },
    );
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={name}
      actions={
        <Button busy={restore.isPending} onClick={() => restore.isPending || giveAccess()}>
          {m.staff_restore()}
        </Button>
      }
    >
      <AccountFacts member={member} />
      <p>
        <AccessBadge member={member} />
      </p>
      <p>{m.staff_restore_text({ name, role: ROLE_WORDS[member.role]() })}</p>
    </Drawer>
  );
}
