import { useState } from 'react';

import { Drawer } from '../../../ui/overlays/drawer.tsx';
import { m } from '../../../words/m.ts';
import { type StaffMember, useStaffMember } from './api.ts';
import { ClosedAccount } from './closed-account.tsx';
import { EditAccount } from './edit-account.tsx';
import { FormerAccount } from './former-account.tsx';

interface Props {
  id: string;
  onClose: () => void;
}

export default function StaffDrawer({ id, onClose }: Props) {
  const { member, isKnown } = useStaffMember(id);
  if (member) return <Account member={member} onClose={onClose} />;
  // The list behind the drawer shows the loading or error state.
  if (!isKnown) return null;
  return (
    <Drawer isOpen onClose={onClose} title={m.staff_gone_title()}>
      <p>{m.staff_gone_text()}</p>
    </Drawer>
  );
}

function Account({ member: current, onClose }: Omit<Props, 'id'> & { member: StaffMember }) {
  // Kept as opened, so that saving or ending access does not swap the panel in front of the user.
  const [member] = useState(current);
  if (!member.can_edit) return <ClosedAccount member={member} onClose={onClose} />;
  return member.active ? (
    <EditAccount member={member} onClose={onClose} />
  ) : (
    <FormerAccount member={member} onClose={onClose} />
  );
}
