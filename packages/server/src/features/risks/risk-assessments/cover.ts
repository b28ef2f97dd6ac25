import {
  isAssessmentNeeded,
  listRiskReasons,
} from '@relish/shared/library/activities/risk-reasons.ts';
import { can } from '@relish/shared/permissions.ts';
import {
  findCover,
  isPlanningRefused,
  type PlannedUse,
} from '@relish/shared/risks/risk-assessments/review.ts';

import type { AnyActivity } from '../../../content/collections.ts';
import { openReach } from '../../../content/reach.ts';
import { notFound } from '../../../core/app-error.ts';
import type { InHome } from '../../../core/handler.ts';
import { findBlocksPlanning } from './queries.ts';
import { hasPacemaker, listCovers, listCoversOfEvents } from './text-queries.ts';

/** A home may require one for its own activity, whatever its hazards are. */
const isNeeded = ({ scope, guide }: AnyActivity, someoneHasPacemaker: boolean) =>
  isAssessmentNeeded(listRiskReasons(guide), someoneHasPacemaker) ||
  (scope !== 'library' && guide.risk_required);

export async function readCovers(
  context: InHome,
  { activity_ids, day }: { activity_ids: readonly string[]; day: string },
) {
  const { db, carehomeId } = context;
  const ids = [...new Set(activity_ids)];
  const reach = await openReach(context);
  const activities = ids.map((id) => reach.activity(id));
  if (activities.includes(undefined)) throw notFound();
  const covers = new Map(
    (await listCovers(db, carehomeId, ids)).map((cover) => [cover.activity_id, cover]),
  );
  const someoneHasPacemaker = await hasPacemaker(db, carehomeId);
  return activities.flatMap((activity) => {
    if (!activity) return [];
    const row = covers.get(activity.id);
    const use: PlannedUse = {
      needed: isNeeded(activity, someoneHasPacemaker),
      reviewOn: row?.review_on ?? null,
      decision: row?.decision ?? null,
      day,
      blocksPlanning: false,
    };
    return {
      activity_id: activity.id,
      cover: findCover(use),
      assessment_id: row?.id ?? null,
      review_on: row?.review_on ?? null,
    };
  });
}

interface PlannedEvent {
  activity_id: string | null;
  /** Null before it is saved. */
  event_id: string | null;
  day: string;
}

/**
 * Which of these plans are refused: only if the home has said so, and never for recording what has happened. An event's own
 * assessment counts before that of its activity.
 */
export async function listRefusedPlans<P extends PlannedEvent>(
  context: InHome,
  plans: readonly P[],
): Promise<P[]> {
  const { db, carehomeId, user } = context;
  const ids = plans.flatMap(({ activity_id }) => activity_id ?? []);
  if (ids.length === 0 || !can(user, 'risk-assessments.view')) return [];
  if (!(await findBlocksPlanning(db, carehomeId))) return [];
  const reach = await openReach(context);
  const general = await listCovers(db, carehomeId, ids);
  const own = await listCoversOfEvents(
    db,
    carehomeId,
    plans.flatMap(({ event_id }) => event_id ?? []),
  );
  const someoneHasPacemaker = await hasPacemaker(db, carehomeId);
  return plans.filter(({ activity_id, event_id, day }) => {
    const activity = activity_id === null ? undefined : reach.activity(activity_id);
    if (!activity) return false;
    const row =
      own.find((cover) => cover.event_id === event_id) ??
      general.find((cover) => cover.activity_id === activity_id);
    return isPlanningRefused({
      needed: isNeeded(activity, someoneHasPacemaker),
      reviewOn: row?.review_on ?? null,
      decision: row?.decision ?? null,
      day,
      blocksPlanning: true,
    });
  });
}
