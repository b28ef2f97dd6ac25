import { useUser } from '../../../session/use-session.ts';
import { Avatar } from '../../../ui/layout/avatar.tsx';
import { formatDate } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { ROLE_WORDS } from '../../../words/roles.ts';
import type { StaffMember } from './api.ts';

import styles from './account.module.css';

export function AccountFacts({ member }: { member: StaffMember }) {
  const { carehome } = useUser();
  const since = formatDate(new Date(member.started_at), carehome.time_zone);
  return (
    <div className={styles.facts}>
      <Avatar id={member.id} firstName={member.first_name} lastName={member.last_name} />
      <div className={styles.lines}>
        <span>{[ROLE_WORDS[member.role](), member.job_title].filter(Boolean).join(' · ')}</span>
        {member.email !== null && <span className={styles.soft}>{member.email}</span>}
        <span className={styles.soft}>{m.staff_since({ day: since })}</span>
      </div>
    </div>
  );
}
