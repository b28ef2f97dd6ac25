import { Avatar } from '../../../ui/layout/avatar.tsx';
import type { StaffMember } from './api.ts';
import { PersonName } from './person-name.tsx';

import styles from './staff-list.module.css';

export const PersonCell = ({ member }: { member: StaffMember }) => (
  <span className={`${styles.person} ${member.active ? '' : styles.former}`}>
    <Avatar
      id={member.id}
      firstName={member.first_name}
      lastName={member.last_name}
      size="medium"
    />
    <PersonName member={member} />
  </span>
);
