import type { Output } from '@relish/shared/calls.ts';
import { dayIn } from '@relish/shared/days.ts';
import { STAGES } from '@relish/shared/outings/headcounts/choices.ts';
import { compareCounts, type Expected } from '@relish/shared/outings/headcounts/compare.ts';
import type { headcountCalls } from '@relish/shared/outings/headcounts/contract.ts';

import { invalid, notFound } from '../../../core/app-error.ts';
import type { Handlers, InHome } from '../../../core/handler.ts';
import { insertAudit } from '../../accounts/audit/public.ts';
import type { EventRow } from '../../events/events/public.ts';
import { openEvent, readParty } from '../outings/public.ts';
import {
  findByClient,
  type HeadcountRow,
  insertHeadcount,
  listHeadcounts,
  sortIds,
} from './queries.ts';

const earlier = (one: Date, other: Date) => (one < other ? one : other);

export const headcountHandlers: Handlers<typeof headcountCalls> = {
  'headcounts/list': async (context, { event_id }) => {
    const event = await openEvent(context, event_id);
    const expected = await listExpected(context, event);
    const counts = await listHeadcounts(context.db, context.carehomeId, event_id);
    return toRounds(counts, expected, context.user.id);
  },

  'headcounts/add': async (context, { client_uuid, seen_ids, counted_at, ...input }) => {
    const { db, carehomeId, user, now } = context;
    const { event_id, stage, round } = input;
    const before = await findByClient(db, carehomeId, client_uuid);
    if (before && before.counted_by !== user.id) throw notFound();
    const event = await openEvent(context, before?.event_id ?? event_id);
    if (before) return compare(context, event, before);
    const problem = whyClosed(context, event);
    if (problem !== undefined) throw invalid({ event_id: [problem] });
    const ids = [...new Set(seen_ids)];
    const { residents, staff } = await sortIds(db, carehomeId, ids);
    if (new Set([...residents, ...staff]).size !== ids.length) throw notFound();
    const expected = await listExpected(context, event);
    const isNew = await insertHeadcount(db, {
      ...input,
      carehome_id: carehomeId,
      client_uuid,
      resident_ids: residents,
      staff_ids: staff,
      expected_ids: expected.map(({ id }) => id),
      counted_by: user.id,
      // A device with a wrong clock does not count in the future.
      counted_at: earlier(new Date(counted_at), now),
      created_at: now,
    });
    if (isNew)
      await insertAudit(db, context, {
        action: 'headcount.add',
        entity: 'event',
        entity_id: event_id,
      });
    return compare(context, event, { stage, round });
  },
};

async function listExpected(context: InHome, event: EventRow): Promise<Expected[]> {
  const { goers, staff } = await readParty(context, event);
  return [
    ...goers.map(({ id }) => ({ id, is_staff: false })),
    ...staff.map(({ id }) => ({ id, is_staff: true })),
  ];
}

const toCount = ({ counted_by, resident_ids, staff_ids }: HeadcountRow) => ({
  counter_id: counted_by,
  seen_ids: [...resident_ids, ...staff_ids],
});

async function compare(
  context: InHome,
  event: EventRow,
  { stage, round }: Pick<HeadcountRow, 'stage' | 'round'>,
) {
  const counts = await listHeadcounts(context.db, context.carehomeId, event.id);
  const expected = await listExpected(context, event);
  const same = counts.filter((count) => count.stage === stage && count.round === round);
  return compareCounts(expected, same.map(toCount));
}

/** By stage and round; a comparison only for those who have counted too, so that counts stay independent. */
function toRounds(
  counts: readonly HeadcountRow[],
  expected: readonly Expected[],
  userId: string,
): Output<'headcounts/list'> {
  const rounds = Map.groupBy(counts, ({ stage, round }) => `${STAGES.indexOf(stage)} ${round}`);
  return [...rounds.values()]
    .map((same) => {
      const [first] = same;
      const latest = new Map(same.map((count) => [count.counted_by, count]));
      return {
        stage: first!.stage,
        round: first!.round,
        counted_by: [...latest.values()].map(({ counted_by, name, counted_at }) => ({
          id: counted_by,
          name,
          counted_at,
        })),
        comparison: latest.has(userId) ? compareCounts(expected, same.map(toCount)) : null,
      };
    })
    .toSorted(
      (one, other) =>
        STAGES.indexOf(one.stage) - STAGES.indexOf(other.stage) || one.round - other.round,
    );
}

function whyClosed({ user, now }: InHome, { status, day, is_draft }: EventRow): string | undefined {
  if (is_draft) return 'This event is not published yet.';
  if (status === 'cancelled') return 'This event was cancelled.';
  return day > dayIn(user.carehome.time_zone, now)
    ? 'Heads are counted on the day of the trip.'
    : undefined;
}
