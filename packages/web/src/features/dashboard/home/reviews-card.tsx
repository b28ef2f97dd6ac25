import { listPaperWarnings } from '@relish/shared/events/performers/papers.ts';
import {
  ClipboardCheck,
  FileWarning,
  HandHeart,
  HandHelping,
  ImagePlus,
  type LucideIcon,
  Newspaper,
  ShieldAlert,
  ShieldCheck,
} from 'lucide-react';

import { useCan } from '../../../session/use-session.ts';
import { useToday } from '../../../session/use-today.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { ListRow } from '../../../ui/layout/list-row.tsx';
import { List } from '../../../ui/layout/list.tsx';
import { IconDisc } from '../../../ui/tokens/icon-disc.tsx';
import { m } from '../../../words/m.ts';
import { usePerformers } from '../../events/performers/api.ts';
import { useProposals } from '../../events/proposals/api.ts';
import { useToAnswer } from '../../photos/family/api.ts';
import { useWaitingGazettes } from '../../photos/gazettes/api.ts';
import { useConsentsDue } from '../../residents/consents/api.ts';
import { usePalPeople } from '../../residents/pal/api.ts';
import { useRiskSummary } from '../../risks/risk-assessments/api.ts';

import styles from './home.module.css';

const DUE_NOW = new Set(['look_again', 'overdue', 'first_check']);

interface Due {
  to: string;
  icon: LucideIcon;
  title: string;
  text: string;
}

/** Reviews that are due, for users who can do them. */
export function ReviewsCard() {
  const mayCheck = useCan('pal.check');
  const mayConsent = useCan('consents.edit');
  const checks = usePalPeople(mayCheck);
  const consents = useConsentsDue(mayConsent);
  const performers = usePerformersDue();
  const proposals = useProposalsToAnswer();
  const photos = useToAnswer(useCan('photos.keep')).data?.count ?? 0;
  const gazettes = useWaitingGazettes(useCan('photos.edit')).data?.count ?? 0;
  const risks = useRiskSummary(useCan('risk-assessments.view')).data;
  const toApprove = risks?.waiting_for_me.length ?? 0;
  const toReview = useCan('risk-assessments.edit')
    ? (risks?.overdue_reviews ?? 0) + (risks?.check_again ?? 0)
    : 0;
  const isWaiting = checks.isLoading || consents.isLoading;
  // The pages behind this card show their own errors.
  if (
    (!mayCheck &&
      !mayConsent &&
      performers + proposals + photos + gazettes + toApprove + toReview === 0) ||
    checks.isError ||
    consents.isError
  )
    return null;
  const checksDue = checks.data?.filter(({ due }) => DUE_NOW.has(due)).length ?? 0;
  const consentsDue =
    consents.data?.filter(({ reviews }) => reviews.some(({ overdue }) => overdue)).length ?? 0;
  const rows: Due[] = [
    ...(toApprove > 0
      ? [
          {
            to: '/tabs/risk-assessments',
            icon: ShieldCheck,
            title: m.home_reviews_risks({ count: toApprove }),
            text: m.home_reviews_risks_text(),
          },
        ]
      : []),
    ...(toReview > 0
      ? [
          {
            to: '/tabs/risk-assessments?status=approved',
            icon: ShieldAlert,
            title: m.home_reviews_risks_due({ count: toReview }),
            text: m.home_reviews_risks_due_text(),
          },
        ]
      : []),
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
    ...(performers > 0
      ? [
          {
            to: '/performers',
            icon: FileWarning,
            title: m.home_reviews_performers({ count: performers }),
            text: m.home_reviews_performers_text(),
          },
        ]
      : []),
    ...(proposals > 0
      ? [
          {
            to: '/proposals',
            icon: HandHelping,
            title: m.home_reviews_proposals({ count: proposals }),
            text: m.home_reviews_proposals_text(),
          },
        ]
      : []),
    ...(photos > 0
      ? [
          {
            to: '/photo-suggestions',
            icon: ImagePlus,
            title: m.home_reviews_photos({ count: photos }),
            text: m.home_reviews_photos_text(),
          },
        ]
      : []),
    ...(gazettes > 0
      ? [
          {
            to: '/gazettes',
            icon: Newspaper,
            title: m.home_reviews_gazettes({ count: gazettes }),
            text: m.home_reviews_gazettes_text(),
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

/** How many performers have papers that have ended or end soon. */
function usePerformersDue(): number {
  const today = useToday();
  const { data = [] } = usePerformers(useCan('performers.manage'));
  return data.filter((each) => !each.archived && listPaperWarnings(each, today).length > 0).length;
}

function useProposalsToAnswer(): number {
  const { data = [] } = useProposals(useCan('proposals.answer'));
  return data.filter(({ status }) => status === 'open').length;
}
