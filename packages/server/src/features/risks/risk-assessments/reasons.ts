import { listCheckAgainReasons } from '@relish/shared/risks/risk-assessments/check-again.ts';

import type { InHome } from '../../../core/handler.ts';
import {
  countCheckAgain,
  listCoveredActivityIds,
  listIncidents,
  listReliances,
  listReliedOnIds,
} from './facts-queries.ts';
import { digestFacts, readFacts, readGuides, type Reliance } from './facts.ts';
import type { RegisterRow } from './register-queries.ts';

type Covering = Pick<
  RegisterRow,
  'cover_activity_id' | 'cover_event_id' | 'cover_review_on' | 'id'
>;
type Reasons = ReturnType<typeof listCheckAgainReasons>;

/** Compares what each approval relied on with today; a constant number of statements for a page. */
export async function readReasons(
  context: InHome,
  rows: readonly Covering[],
  today: string,
): Promise<Map<string, Reasons>> {
  const { db, carehomeId, sealer } = context;
  // An expired assessment is reviewed anyway.
  const inUse = rows.filter(({ cover_review_on: on }) => on !== null && on >= today);
  const reliances = await listReliances(
    db,
    carehomeId,
    inUse.map(({ id }) => id),
  );
  const relied = new Map(
    reliances.flatMap(({ id, approved_at, relied_on }) =>
      approved_at === null || relied_on === null
        ? []
        : [[id, { approved_at, ...(JSON.parse(sealer.unseal(relied_on)) as Reliance) }] as const],
    ),
  );
  const activityIds = inUse.flatMap(({ cover_activity_id: id }) => id ?? []);
  const residents = await readFacts(
    context,
    [...relied.values()].flatMap((each) => Object.keys(each.residents)),
  );
  const guides = await readGuides(context, activityIds);
  const incidents = await listIncidents(db, carehomeId, {
    activityIds,
    eventIds: inUse.flatMap(({ cover_event_id: id }) => id ?? []),
  });
  return new Map(
    inUse.flatMap((row) => {
      const before = relied.get(row.id);
      if (!before) return [];
      const hazards = row.cover_activity_id && guides.get(row.cover_activity_id);
      const reasons = listCheckAgainReasons(
        {
          approved_at: before.approved_at,
          residents: new Map(Object.entries(before.residents)),
          guide: { version: 0, hazards: before.hazards },
          lines: [],
        },
        {
          residents,
          // Always another version, so that the hazards themselves are compared.
          guide: hazards ? { version: 1, hazards } : null,
          incidents: incidents.filter(
            ({ activity_id, event_id }) =>
              (activity_id !== null && activity_id === row.cover_activity_id) ||
              (event_id !== null && event_id === row.cover_event_id),
          ),
        },
      );
      return [[row.id, reasons] as const];
    }),
  );
}

/** Over the whole register, without reading it. */
export async function countReasons(context: InHome, today: string): Promise<number> {
  const { db, carehomeId } = context;
  const facts = await readFacts(context, await listReliedOnIds(db, carehomeId));
  const guides = await readGuides(context, await listCoveredActivityIds(db, carehomeId, today));
  return countCheckAgain(db, carehomeId, {
    today,
    people: [...facts].map(([id, each]) => ({ id, digest: digestFacts(each) })),
    guides: [...guides].map(([id, hazards]) => ({ id, hazards })),
  });
}
