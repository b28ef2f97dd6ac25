import { type Role, STAFF_ROLES } from '@relish/shared/roles.ts';
import { useState } from 'react';

import { useUser } from '../../session/use-session.ts';
import { Drawer } from '../../ui/drawer.tsx';
import { Select } from '../../ui/select.tsx';
import { m } from '../../words/m.ts';
import { ROLE_WORDS } from '../../words/roles.ts';
import { RoleRights } from './role-rights.tsx';

/** Every role in turn, beginning with one's own. */
export default function RoleGuide({ onClose }: { onClose: () => void }) {
  const [role, setRole] = useState<Role>(useUser().role);
  return (
    <Drawer isOpen onClose={onClose} title={m.staff_rights_title()}>
      <p>{m.staff_rights_text()}</p>
      <Select
        label={m.staff_rights_role()}
        options={STAFF_ROLES.map((value) => ({ value, label: ROLE_WORDS[value]() }))}
        value={role}
        onChange={(chosen) => setRole((before) => (chosen as Role | null) ?? before)}
      />
      <RoleRights role={role} />
    </Drawer>
  );
}
