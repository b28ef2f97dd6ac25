import { Link } from '../../../ui/actions/link.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { m } from '../../../words/m.ts';
import { useNotSeen } from './api.ts';

import styles from './replies.module.css';

/** Families who accepted and do not know yet that the event moved or was cancelled. */
export function CallList({ eventId }: { eventId: string }) {
  const { data = [] } = useNotSeen(eventId);
  if (data.length === 0) return null;
  return (
    <Banner kind="attention" title={m.replies_call_title({ count: data.length })}>
      <p>{m.replies_call_text()}</p>
      <ul className={styles.calls}>
        {data.map(({ id, name, phone }) => (
          <li key={id}>
            <span translate="no">{name}</span>
            {phone === null ? (
              <span>{m.replies_call_no_phone()}</span>
            ) : (
              <Link href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</Link>
            )}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
