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
import { findCoverOfEvent, hasPacemaker, listCovers } from './text-queries.ts';

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

/**
 * Whether planning an activity on a day is refused: only if the home has said so, and never for
 * recording what has happened. An event's own assessment counts as well.
 */
export async function refusesPlanning(
  context: InHome,
  { activityId, eventId, day }: { activityId: string; eventId: string | null; day: string },
): Promise<boolean> {
  const { db, carehomeId, user } = context;
  if (!can(user, 'risk-assessments.view')) return false;
  if (!(await findBlocksPlanning(db, carehomeId))) return false;
  const activity = (await openReach(context)).activity(activityId);
  if (!activity) return false;
  const own = eventId === null ? undefined : await findCoverOfEvent(db, carehomeId, eventId);
  const row = own ?? (await listCovers(db, carehomeId, [activityId]))[0];
  return isPlanningRefused({
    needed: isNeeded(activity, await hasPacemaker(db, carehomeId)),
    reviewOn: row?.review_on ?? null,
    decision: row?.decision ?? null,
    day,
    blocksPlanning: true,
  });
}
