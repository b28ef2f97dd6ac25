import { dayIn } from '@relish/shared/days.ts';
import type {
  Observation,
  observationCalls,
} from '@relish/shared/reports/observations/contract.ts';

import { notFound } from '../../../core/app-error.ts';
import type { Handlers } from '../../../core/handler.ts';
import type { InHome } from '../../../core/handler.ts';
import { signPortraits } from '../../residents/consents/public.ts';
import {
  countAlerts,
  countFollowUps,
  findObservation,
  findPerson,
  listAddenda,
  listAlerts,
  listFollowUps,
  listObservations,
  type Sight,
} from './queries.ts';
import { saveHandlers, toSight } from './save.ts';

const SHOWN = 100;

export const observationHandlers: Handlers<typeof observationCalls> = {
  ...saveHandlers,

  'observations/list': async (context, { resident_id, after, limit }) => {
    await expectPerson(context, resident_id);
    const rows = await listObservations(
      context.db,
      context.carehomeId,
      { residentId: resident_id, after, limit: limit + 1 },
      toSight(context),
    );
    return {
      observations: await shown(context, rows.slice(0, limit)),
      more: rows.length > limit,
    };
  },

  'observations/get': async (context, { id }) => {
    const row = await findObservation(context.db, context.carehomeId, id, toSight(context));
    if (!row) throw notFound();
    const [observation] = await shown(context, [row]);
    if (!observation) throw notFound();
    return observation;
  },

  'observations/alerts': async (context) => {
    const { db, carehomeId } = context;
    // Managers who answer concerns see all of them.
    const sight: Sight = { userId: context.user.id, concerns: true };
    return {
      count: await countAlerts(db, carehomeId),
      alerts: await shown(context, await listAlerts(db, carehomeId, SHOWN, sight)),
    };
  },

  'observations/follow-ups': async (context, { resident_id }) => {
    const { db, carehomeId } = context;
    if (resident_id !== null) await expectPerson(context, resident_id);
    const sight = toSight(context);
    return {
      count: await countFollowUps(db, carehomeId, resident_id, sight),
      follow_ups: await shown(
        context,
        await listFollowUps(db, carehomeId, { residentId: resident_id, limit: SHOWN }, sight),
      ),
    };
  },
};

async function expectPerson({ db, carehomeId, user, now }: InHome, residentId: string) {
  const today = dayIn(user.carehome.time_zone, now);
  if (!(await findPerson(db, carehomeId, residentId, today))) throw notFound();
}

type Rows = Awaited<ReturnType<typeof listObservations>>;

async function shown(context: InHome, rows: Rows): Promise<Observation[]> {
  const { db, carehomeId, user, now } = context;
  const today = dayIn(user.carehome.time_zone, now);
  const people = rows.map(({ resident_id, photo_id }) => ({ id: resident_id, photo_id }));
  const portrait = await signPortraits(context, people);
  const addenda = Map.groupBy(
    await listAddenda(
      db,
      carehomeId,
      rows.map(({ id }) => id),
    ),
    ({ observation_id }) => observation_id,
  );
  return rows.map(({ author, preferred_name, last_name, photo_id, ...row }) => {
    const later = addenda.get(row.id) ?? [];
    return {
      ...row,
      resident: {
        id: row.resident_id,
        preferred_name,
        last_name,
        picture: portrait({ id: row.resident_id, photo_id }),
      },
      overdue:
        row.follow_up_date !== null &&
        row.follow_up_date < today &&
        later.every(({ kind }) => kind !== 'settled'),
      created_by: row.created_by === null ? null : { id: row.created_by, name: author ?? '' },
      addenda: later.map(({ id, kind, text, author: by, created_at: at }) => ({
        id,
        kind,
        text,
        by,
        at,
      })),
    };
  });
}
