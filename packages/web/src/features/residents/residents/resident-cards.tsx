import { LEVEL_TEXTS } from '@relish/shared/residents/pal/info-texts.ts';

import { Badge } from '../../../ui/feedback/badge.tsx';
import { ListRow } from '../../../ui/layout/list-row.tsx';
import { VirtualList } from '../../../ui/table/virtual-list.tsx';
import { m } from '../../../words/m.ts';
import type { ResidentRow } from './api.ts';
import { CommunicationSign } from './communication-sign.tsx';
import { missingWords } from './missing-words.ts';
import { ResidentFace } from './resident-face.tsx';
import { ResidentStatus } from './resident-status.tsx';

import styles from './resident-list.module.css';

interface Props {
  rows: readonly ResidentRow[];
  archived: boolean;
  withLevel: boolean;
}

/** The resident list on a phone. */
export const ResidentCards = ({ rows, archived, withLevel }: Props) => (
  <VirtualList label={m.place_residents()} rows={rows} rowKey={({ id }) => id}>
    {(row) => (
      <ListRow
        to={`/resident?id=${row.id}`}
        leading={
          <span className={archived ? styles.archived : undefined}>
            <ResidentFace resident={row} size="large" />
          </span>
        }
        title={
          <span className={styles.title}>
            {row.preferred_name}
            {!archived && row.communication_needs && <CommunicationSign />}
          </span>
        }
        subtitle={<About row={row} archived={archived} withLevel={withLevel} />}
      />
    )}
  </VirtualList>
);

function About({ row, archived, withLevel }: Omit<Props, 'rows'> & { row: ResidentRow }) {
  const { first_name, last_name, room, matters, pal_level, status, missing } = row;
  const level = withLevel && !archived && pal_level !== null && LEVEL_TEXTS[pal_level].name;
  const toAdd = archived ? null : missingWords(missing);
  return (
    <div className={styles.about}>
      <span>
        {[`${first_name} ${last_name}`, room !== null && !archived && m.residents_room({ room })]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {matters !== null && <span className={`${styles.matters} ${styles.line}`}>{matters}</span>}
      {(status !== 'current' || level !== false) && (
        <span className={styles.signs}>
          <ResidentStatus status={status} />
          {level !== false && <Badge kind="brand">{level}</Badge>}
        </span>
      )}
      {toAdd !== null && <span>{m.residents_missing({ what: toAdd })}</span>}
    </div>
  );
}
