import type { Column } from '../../../ui/table/table-column.ts';
import { m } from '../../../words/m.ts';
import { ROLE_WORDS } from '../../../words/roles.ts';
import { AccessBadge } from './access-badge.tsx';
import type { StaffMember } from './api.ts';
import { PersonCell } from './person-cell.tsx';
import { TrainingBadges } from './training-badges.tsx';
import { fullName, trainingToRenew } from './words.ts';

import styles from './staff-list.module.css';

/** Only managers see when access and training end. */
export function staffColumns(manages: boolean, today: string): Column<StaffMember>[] {
  const columns: Column<StaffMember>[] = [
    {
      id: 'name',
      title: m.staff_column_name(),
      cell: (member) => <PersonCell member={member} />,
      sortBy: fullName,
      isRowTitle: true,
      share: 2.2,
    },
    {
      id: 'job',
      title: m.staff_column_job(),
      cell: ({ job_title }) => job_title,
      sortBy: ({ job_title }) => job_title,
    },
    {
      id: 'role',
      title: m.staff_column_role(),
      cell: ({ role }) => <span className={styles.role}>{ROLE_WORDS[role]()}</span>,
      sortBy: ({ role }) => ROLE_WORDS[role](),
    },
  ];
  if (!manages) return columns;
  return [
    ...columns,
    {
      id: 'access',
      title: m.staff_column_access(),
      cell: (member) => <AccessBadge member={member} />,
      sortBy: ({ access_until, ended_at }) => ended_at ?? access_until,
    },
    {
      id: 'training',
      title: m.staff_column_training(),
      cell: ({ training }) => (
        <span className={styles.badges}>
          <TrainingBadges training={training} />
        </span>
      ),
      sortBy: ({ training }) => trainingToRenew(training, today)[0]?.left,
      share: 1.8,
    },
  ];
}
