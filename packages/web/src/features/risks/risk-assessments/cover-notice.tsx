import { useCan } from '../../../session/use-session.ts';
import { Link } from '../../../ui/actions/link.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { formatDay } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { type Cover, useCover, useRiskSettings } from './api.ts';

interface Props {
  activityId: string | null;
  day: string | null;
  /** To assess this event rather than its activity. */
  eventId?: string;
  /** Where the home's rule applies; recording is never stopped. */
  isPlanning?: boolean;
}

const TITLES = {
  missing: m.risks_cover_missing_title,
  expired: m.risks_cover_expired_title,
  decided_against: m.risks_cover_against_title,
};

const describe = ({ cover, review_on }: Cover): string => {
  if (cover === 'decided_against') return m.risks_cover_against();
  return cover === 'expired' && review_on !== null
    ? m.risks_cover_expired({ day: formatDay(review_on) })
    : m.risks_cover_missing();
};

/** Warns where an activity without a valid assessment is planned or recorded. */
export function CoverNotice({ activityId, day, eventId, isPlanning = false }: Props) {
  const mayView = useCan('risk-assessments.view');
  const { data } = useCover(activityId, day, mayView);
  const cover = data?.[0];
  if (!cover || cover.cover === 'covered' || cover.cover === 'not_needed') return null;
  const start = eventId === undefined ? `activity=${cover.activity_id}` : `event=${eventId}`;
  return <Warning cover={cover} title={TITLES[cover.cover]()} {...{ start, isPlanning }} />;
}

interface WarningProps {
  cover: Cover;
  title: string;
  start: string;
  isPlanning: boolean;
}

function Warning({ cover, title, start, isPlanning }: WarningProps) {
  const mayAdd = useCan('risk-assessments.add');
  const { data: settings } = useRiskSettings(isPlanning);
  return (
    <Banner
      kind="attention"
      title={title}
      action={
        cover.assessment_id !== null ? (
          <Link kind="quiet-button" to={`/risk-assessment?id=${cover.assessment_id}`}>
            {m.risks_cover_open()}
          </Link>
        ) : (
          mayAdd && (
            <Link kind="quiet-button" to={`/risk-assessment-edit?${start}`}>
              {m.risks_cover_start()}
            </Link>
          )
        )
      }
    >
      {describe(cover)} {isPlanning && settings?.blocks_planning && m.risks_cover_blocks()}
    </Banner>
  );
}
