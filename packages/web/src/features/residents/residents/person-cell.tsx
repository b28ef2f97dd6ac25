import type { ResidentRow } from './api.ts';
import { CommunicationSign } from './communication-sign.tsx';
import { ResidentFace } from './resident-face.tsx';
import { ResidentStatus } from './resident-status.tsx';

import styles from './resident-list.module.css';

/** Former residents show neither a status nor communication needs. */
export const PersonCell = ({ row, archived }: { row: ResidentRow; archived: boolean }) => (
  <span className={`${styles.person} ${archived ? styles.archived : ''}`}>
    <ResidentFace resident={row} />
    <span className={styles.names}>
      <span>{row.preferred_name}</span>{' '}
      <span className={styles.full}>
        {row.first_name} {row.last_name}
      </span>
      {!archived && <ResidentStatus status={row.status} />}
    </span>
    {!archived && row.communication_needs && <CommunicationSign />}
  </span>
);
