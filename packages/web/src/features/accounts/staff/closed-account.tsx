import { useCan } from '../../../session/use-session.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import { m } from '../../../words/m.ts';
import { AccountFacts } from './account-facts.tsx';
import type { StaffMember } from './api.ts';
import { fullName } from './words.ts';

interface Props {
  member: StaffMember;
  onClose: () => void;
}

/** Shown for an account the user may not edit, with who may. */
export const ClosedAccount = ({ member, onClose }: Props) => (
  <Drawer isOpen onClose={onClose} title={fullName(member)}>
    <AccountFacts member={member} />
    <Banner kind="info">
      {useCan('staff.manage') ? m.staff_above_you() : m.staff_managers_only()}
    </Banner>
  </Drawer>
);
