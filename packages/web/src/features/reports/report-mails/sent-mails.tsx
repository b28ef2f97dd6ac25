import { Badge } from '../../../ui/feedback/badge.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { ListRow } from '../../../ui/layout/list-row.tsx';
import { List } from '../../../ui/layout/list.tsx';
import { formatDay } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { type SentMail, useSentMails } from './api.ts';

import styles from './report-mails.module.css';

/** Mails about a resident, with their delivery status. */
export function SentMails({ residentId }: { residentId: string }) {
  const { data, isError, isFetching, refetch } = useSentMails(residentId);
  return (
    <Card title={m.mails_list_title()}>
      {!data && isError && (
        <ErrorState level={3} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !isError && <Skeleton shape="pair" width="long" />}
      {data?.length === 0 && <p className={styles.soft}>{m.mails_list_empty()}</p>}
      {data && data.length > 0 && (
        <List label={m.mails_list()} rows={data} rowKey={({ id }) => id}>
          {(mail) => (
            <ListRow
              title={mail.to}
              subtitle={m.mails_row({
                from: formatDay(mail.from_day),
                to: formatDay(mail.to_day),
                who: mail.sent_by ?? m.documents_somebody(),
              })}
              trailing={<Outcome mail={mail} />}
            />
          )}
        </List>
      )}
    </Card>
  );
}

const OUTCOMES = {
  queued: { kind: 'info', words: m.mails_status_queued },
  sent: { kind: 'brand', words: m.mails_status_sent },
  opened: { kind: 'brand', words: m.mails_status_opened },
  bounced: { kind: 'danger', words: m.mails_status_bounced },
  failed: { kind: 'danger', words: m.mails_status_failed },
} as const;

function Outcome({ mail: { status, opened_at } }: { mail: SentMail }) {
  const { kind, words } = OUTCOMES[status === 'sent' && opened_at !== null ? 'opened' : status];
  return <Badge kind={kind}>{words()}</Badge>;
}
