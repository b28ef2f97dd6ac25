import { useState } from 'react';

import { Drawer } from '../../ui/drawer.tsx';
import { m } from '../../words/m.ts';
import { type StaffMember, useStaffMember } from './api.ts';
import { ClosedAccount } from './closed-account.tsx';
import { EditAccount } from './edit-account.tsx';
import { FormerAccount } from './former-account.tsx';

interface Props {
  id: string;
  onClose: () => void;
}

/** One colleague's account, by its link. */
export default function StaffDrawer({ id, onClose }: Props) {
  const { member, isKnown } = useStaffMember(id);
  if (member) return <Account member={member} onClose={onClose} />;
  // The list behind it shows that something is on its way, or what went wrong.
  if (!isKnown) return null;
  return (
    <Drawer isOpen onClose={onClose} title={m.staff_gone_title()}>
      <p>{m.staff_gone_text()}</p>
    </Drawer>
  );
}

function Account({ member: current, onClose }: Omit<Props, 'id'> & { member: StaffMember }) {
  // As it was opened: what is saved or ended here must not change the panel under the finger.
  const [member] = useState(current);
  if (!member.can_edit) return <ClosedAccount member={member} onClose={onClose} />;
  return member.active ? (
    <EditAccount member={member} onClose={onClose} />
  ) : (
    <FormerAccount member={member} onClose={onClose} />
  );
}
