import { ClipboardCheck, HandHeart, type LucideIcon } from 'lucide-react';

import { useConsentsDue } from '../../features/consents/api.ts';
import { usePalPeople } from '../../features/pal/api.ts';
import { useCan } from '../../session/use-session.ts';
import { Card } from '../../ui/card.tsx';
import { IconDisc } from '../../ui/icon-disc.tsx';
import { ListRow } from '../../ui/list-row.tsx';
import { List } from '../../ui/list.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { m } from '../../words/m.ts';

import styles from './home.module.css';

const DUE_NOW = new Set(['look_again', 'overdue', 'first_check']);

interface Due {
  to: string;
  icon: LucideIcon;
  title: string;
  text: string;
}

/** What was promised to be looked at again; for those who can. */
export function ReviewsCard() {
  const mayCheck = useCan('pal.check');
  const mayConsent = useCan('consents.edit');
  const checks = usePalPeople(mayCheck);
  const consents = useConsentsDue(mayConsent);
  const isWaiting = checks.isLoading || consents.isLoading;
  // Whoever opens the page itself is told what went wrong.
  if ((!mayCheck && !mayConsent) || checks.isError || consents.isError) return null;
  const checksDue = checks.data?.filter(({ due }) => DUE_NOW.has(due)).length ?? 0;
  const consentsDue =
    consents.data?.filter(({ reviews }) => reviews.some(({ overdue }) => overdue)).length ?? 0;
  const rows: Due[] = [
    ...(checksDue > 0
      ? [
          {
            to: '/tabs/pal',
            icon: HandHeart,
            title: m.home_reviews_checks({ count: checksDue }),
            text: m.home_reviews_checks_text(),
          },
        ]
      : []),
    ...(consentsDue > 0
      ? [
          {
            to: '/consents-due',
            icon: ClipboardCheck,
            title: m.home_reviews_consents({ count: consentsDue }),
            text: m.home_reviews_consents_text(),
          },
        ]
      : []),
  ];
  return (
    <Card title={m.home_reviews_title()}>
      {isWaiting && <Skeleton shape="pair" width="long" />}
      {!isWaiting && rows.length === 0 && <p className={styles.quiet}>{m.home_reviews_none()}</p>}
      {rows.length > 0 && (
        <List label={m.home_reviews_title()} rows={rows} rowKey={({ to }) => to}>
          {({ to, icon, title, text }) => (
            <ListRow
              to={to}
              title={title}
              subtitle={text}
              leading={<IconDisc icon={icon} tone="attention" />}
            />
          )}
        </List>
      )}
    </Card>
  );
}
