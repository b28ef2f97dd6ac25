import { useCan } from '../../../session/use-session.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { m } from '../../../words/m.ts';
import { useGroups } from '../../residents/groups/api.ts';
import { useResidents } from '../../residents/residents/api.ts';
import type { OneEvent } from './api.ts';

import styles from './event-view.module.css';

/** For staff only: families never learn who else is invited (N1). */
export function EventInvited({ staff }: { staff: NonNullable<OneEvent['staff']> }) {
  const mayRead = useCan('residents.view');
  if (!mayRead) return null;
  const { group_ids, resident_ids } = staff;
  return (
    <Card title={m.calendar_event_who()}>
      {group_ids.length === 0 && resident_ids.length === 0 ? (
        <p className={styles.quiet}>{m.calendar_event_who_nobody()}</p>
      ) : (
        <dl className={styles.facts}>
          {group_ids.length > 0 && <Groups ids={group_ids} />}
          {resident_ids.length > 0 && <Residents ids={resident_ids} />}
        </dl>
      )}
    </Card>
  );
}

function Groups({ ids }: { ids: readonly string[] }) {
  const { data = [] } = useGroups();
  const names = data.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  return (
    <div>
      <dt className={styles.label}>{m.calendar_event_groups()}</dt>
      <dd translate="no">{names.join(', ')}</dd>
    </div>
  );
}

function Residents({ ids }: { ids: readonly string[] }) {
  const { data = [] } = useResidents(false);
  const names = data.filter(({ id }) => ids.includes(id)).map((each) => each.preferred_name);
  return (
    <div>
      <dt className={styles.label}>{m.calendar_event_residents({ count: ids.length })}</dt>
      <dd translate="no">{names.join(', ')}</dd>
    </div>
  );
}
