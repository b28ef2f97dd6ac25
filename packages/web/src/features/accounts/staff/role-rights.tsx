import type { CurrentUser } from '@relish/shared/accounts/account/current-user.ts';
import { can, type Permission } from '@relish/shared/permissions.ts';
import { type Role, STAFF_ROLES, userType } from '@relish/shared/roles.ts';
import { Check, Minus } from 'lucide-react';

import { useUser } from '../../../session/use-session.ts';
import { m } from '../../../words/m.ts';
import { PERMISSION_WORDS } from '../../../words/permissions.ts';

import styles from './role-rights.module.css';

const PERMISSIONS = Object.keys(PERMISSION_WORDS) as Permission[];

/** The user with another role, in the same home and package. */
const withRole = (user: CurrentUser, role: Role) => ({ ...user, role, type: userType(role) });

/** Lists what a role may do in this home, and what only other roles may do. */
export function RoleRights({ role }: { role: Role }) {
  const user = useUser();
  const somebodysRights = PERMISSIONS.filter((each) =>
    STAFF_ROLES.some((one) => can(withRole(user, one), each)),
  );
  const may = somebodysRights.filter((each) => can(withRole(user, role), each));
  const mayNot = somebodysRights.filter((each) => !may.includes(each));
  return (
    <div className={styles.rights}>
      <Rights title={m.staff_rights_may()} rights={may} look={styles.may} icon={Check} />
      <Rights title={m.staff_rights_may_not()} rights={mayNot} look={styles.mayNot} icon={Minus} />
    </div>
  );
}

interface RightsProps {
  title: string;
  rights: Permission[];
  look: string | undefined;
  icon: typeof Check;
}

const Rights = ({ title, rights, look, icon: Icon }: RightsProps) =>
  rights.length > 0 && (
    <section aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.items}>
        {rights.map((each) => (
          <li key={each} className={`${styles.item} ${look}`}>
            <Icon aria-hidden="true" />
            {PERMISSION_WORDS[each]()}
          </li>
        ))}
      </ul>
    </section>
  );
