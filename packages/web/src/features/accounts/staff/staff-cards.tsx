import { useCan } from '../../../session/use-session.ts';
import { Avatar } from '../../../ui/layout/avatar.tsx';
import { ListRow } from '../../../ui/layout/list-row.tsx';
import { VirtualList } from '../../../ui/table/virtual-list.tsx';
import { m } from '../../../words/m.ts';
import { ROLE_WORDS } from '../../../words/roles.ts';
import { AccessBadge } from './access-badge.tsx';
import type { StaffMember } from './api.ts';
import { PersonName } from './person-name.tsx';
import { TrainingBadges } from './training-badges.tsx';

import styles from './staff-list.module.css';

/** The staff list on a phone. */
export function StaffCards({ rows }: { rows: readonly StaffMember[] }) {
  const manages = useCan('staff.manage');
  return (
    <VirtualList label={m.place_team()} rows={rows} rowKey={({ id }) => id}>
      {(member) => (
        <ListRow
          leading={
            <span className={member.active ? undefined : styles.former}>
              <Avatar
                id={member.id}
                firstName={member.first_name}
                lastName={member.last_name}
                size="medium"
              />
            </span>
          }
          title={<PersonName member={member} />}
          subtitle={
            <div className={styles.about}>
              <span>
                {[ROLE_WORDS[member.role](), member.job_title].filter(Boolean).join(' · ')}
              </span>
              {manages && (
                <span className={styles.badges}>
                  <AccessBadge member={member} />
                  <TrainingBadges training={member.training} />
                </span>
              )}
            </div>
          }
        />
      )}
    </VirtualList>
  );
}
