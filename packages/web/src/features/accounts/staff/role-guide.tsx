import { type Role, STAFF_ROLES } from '@relish/shared/roles.ts';
import { useState } from 'react';

import { useUser } from '../../../session/use-session.ts';
import { Select } from '../../../ui/forms/select.tsx';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import { m } from '../../../words/m.ts';
import { ROLE_WORDS } from '../../../words/roles.ts';
import { RoleRights } from './role-rights.tsx';

/** Starts with the user's own role. */
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
