import { Card } from '../../../ui/layout/card.tsx';
import { ListRow } from '../../../ui/layout/list-row.tsx';
import { List } from '../../../ui/layout/list.tsx';
import { formatDay } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import type { OnePerformer } from './api.ts';

import styles from './performers.module.css';

/** The last visit, then what comes next. */
export function PerformerEvents({ performer: { last, next } }: { performer: OnePerformer }) {
  const rows = [
    ...(last ? [{ ...last, label: m.performers_last_visit() }] : []),
    ...next.map((event) => ({ ...event, label: m.performers_coming() })),
  ];
  return (
    <Card title={m.performers_events()}>
      {rows.length === 0 ? (
        <p className={styles.quiet}>{m.performers_events_none()}</p>
      ) : (
        <List label={m.performers_events()} rows={rows} rowKey={({ id }) => id}>
          {({ id, title, day, start_time, label }) => (
            <ListRow
              to={`/event?id=${id}`}
              title={<span translate="no">{title}</span>}
              subtitle={[label, formatDay(day), start_time].filter(Boolean).join(' · ')}
            />
          )}
        </List>
      )}
    </Card>
  );
}
