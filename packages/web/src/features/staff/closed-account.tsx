import { useCan } from '../../session/use-session.ts';
import { Banner } from '../../ui/banner.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import { m } from '../../words/m.ts';
import { AccountFacts } from './account-facts.tsx';
import type { StaffMember } from './api.ts';
import { nameOf } from './words.ts';

interface Props {
  member: StaffMember;
  onClose: () => void;
}

/** Of somebody whom one may not change: who they are, and who may. */
export const ClosedAccount = ({ member, onClose }: Props) => (
  <Drawer isOpen onClose={onClose} title={nameOf(member)}>
    <AccountFacts member={member} />
    <Banner kind="info">
      {useCan('staff.manage') ? m.staff_above_you() : m.staff_managers_only()}
    </Banner>
  </Drawer>
);
