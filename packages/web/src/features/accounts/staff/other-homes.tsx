import type { CurrentUser } from '@relish/shared/accounts/account/current-user.ts';
import type { Input } from '@relish/shared/calls.ts';
import { useState } from 'react';

import { useUser } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { Select } from '../../../ui/forms/select.tsx';
import { m } from '../../../words/m.ts';
import { type StaffMember, useAddHome } from './api.ts';
import { listAssignableRoles } from './assignable-roles.ts';
import { fullName } from './words.ts';

import styles from './account.module.css';

type StaffRole = Input<'staff/add-home'>['role'];

/** The organisation's other homes where the user may assign roles. */
const sisterHomes = ({ carehomes, carehome }: CurrentUser) =>
  carehomes.filter(
    ({ id, organisation_name, role }) =>
      id !== carehome.id &&
      organisation_name === carehome.organisation.name &&
      listAssignableRoles(role).length > 0,
  );

export function OtherHomes({ member }: { member: StaffMember }) {
  const homes = sisterHomes(useUser());
  const [homeId, setHomeId] = useState<string | null>(null);
  const [role, setRole] = useState<StaffRole>(member.role);
  const add = useAddHome();
  if (homes.length === 0) return null;
  const home = homes.find(({ id }) => id === homeId);
  const addTo = ({ id, name }: { id: string; name: string }) =>
    add.mutate(
      { id: member.id, home_id: id, role },
      {
        onSuccess: () => {
          const words = { name: fullName(member), home: name };
          showToast({ title: m.staff_other_added(words), tone: 'success' });
          setHomeId(null);
        },
      },
    );
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>{m.staff_other_homes()}</h3>
      <p>{m.staff_other_homes_text()}</p>
      <Select
        label={m.staff_other_home()}
        options={homes.map(({ id, name }) => ({ value: id, label: name }))}
        value={homeId}
        onChange={setHomeId}
      />
      {home && (
        <>
          <Select
            label={m.staff_other_role()}
            options={listAssignableRoles(home.role)}
            value={role}
            onChange={(chosen) => setRole((before) => (chosen as StaffRole | null) ?? before)}
          />
          <Button kind="quiet" busy={add.isPending} onClick={() => add.isPending || addTo(home)}>
            {m.staff_other_add()}
          </Button>
        </>
      )}
    </section>
  );
}
