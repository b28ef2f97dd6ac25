import { dayIn } from '@relish/shared/days.ts';
import { can } from '@relish/shared/permissions.ts';
import { type AddendumKind, needsAttention } from '@relish/shared/reports/observations/choices.ts';
import type {
  ObservationFields,
  observationCalls,
} from '@relish/shared/reports/observations/contract.ts';
import { observationProblems } from '@relish/shared/reports/observations/rules.ts';

import { invalid, notFound } from '../../../core/app-error.ts';
import type { Handlers, InHome } from '../../../core/handler.ts';
import { enqueue } from '../../../jobs/queue.ts';
import { insertAudit } from '../../accounts/audit/public.ts';
import { pushNeedsAttention } from '../../accounts/devices/public.ts';
import { appendVersions } from '../record-chain/public.ts';
import { addendumBody, type AddendumValues, observationBody } from './body.ts';
import {
  findAddendum,
  findByClient,
  findObservation,
  findParticipation,
  findPerson,
  insertAddendum,
  insertObservation,
  listAddenda,
  type Sight,
} from './queries.ts';

export const toSight = ({ user }: Pick<InHome, 'user'>): Sight => ({
  userId: user.id,
  concerns: can(user, 'observations.view-concerns'),
});

type SavingCalls = Pick<
  typeof observationCalls,
  'observations/add' | 'observations/add-addendum' | 'observations/attend' | 'observations/settle'
>;

export const saveHandlers: Handlers<SavingCalls> = {
  'observations/add': async (context, { client_uuid, ...fields }) => {
    const { db, carehomeId, user, now } = context;
    const before = await findByClient(db, carehomeId, client_uuid);
    if (before) return keptBefore(context, before, fields);
    await check(context, fields);
    const values = {
      ...fields,
      seen_at: new Date(fields.seen_at).toISOString(),
      carehome_id: carehomeId,
      client_uuid,
      created_by: user.id,
      created_at: now.toISOString(),
    };
    const id = await insertObservation(db, values);
    // A concurrent save from the same device won.
    if (id === undefined) {
      const first = await findByClient(db, carehomeId, client_uuid);
      if (!first) throw notFound();
      return keptBefore(context, first, fields);
    }
    await chain(context, { kind: 'observation', id, body: observationBody(values) });
    await insertAudit(db, context, {
      action: 'observation.add',
      entity: 'observation',
      entity_id: id,
    });
    const needs_attention = needsAttention(fields);
    if (needs_attention) await enqueue(db, pushNeedsAttention, { carehome_id: carehomeId }, now);
    return { id, outcome: 'saved', needs_attention };
  },

  'observations/add-addendum': async (context, { id, client_uuid, text }) => {
    const { db, carehomeId, user } = context;
    const observation = await find(context, id);
    const made = await keep(context, observation, { kind: 'note', text, client_uuid });
    if (made !== undefined) return { id: made };
    const first = await findAddendum(db, carehomeId, client_uuid);
    if (first?.observation_id !== id || first.created_by !== user.id) throw notFound();
    return { id: first.id };
  },

  'observations/attend': async (context, { id, text }) => {
    const observation = await find(context, id);
    if (!observation.needs_attention)
      throw invalid({ id: ['This observation needs no answer. Add a remark instead.'] });
    return keepOnce(context, observation, 'attended', text);
  },

  'observations/settle': async (context, { id, text }) => {
    const observation = await find(context, id);
    if (observation.follow_up_date === null)
      throw invalid({ id: ['Nobody meant to look at this again. Add a remark instead.'] });
    return keepOnce(context, observation, 'settled', text);
  },
};

async function find(context: InHome, id: string) {
  const found = await findObservation(context.db, context.carehomeId, id, toSight(context));
  if (!found) throw notFound();
  return found;
}

async function check({ db, carehomeId, user, now }: InHome, fields: ObservationFields) {
  const { resident_id, report_id, seen_at } = fields;
  const { time_zone } = user.carehome;
  const person = await findPerson(db, carehomeId, resident_id, dayIn(time_zone, new Date(seen_at)));
  if (!person) throw notFound();
  if (
    report_id !== null &&
    !(await findParticipation(db, carehomeId, { reportId: report_id, residentId: resident_id }))
  )
    throw notFound();
  const problems = observationProblems(fields, { now, today: dayIn(time_zone, now) });
  if (Object.keys(problems).length > 0) throw invalid(problems);
  if (!person.was_here)
    throw invalid({ seen_at: [`${person.preferred_name} was not living here then.`] });
  if (person.has_died && fields.follow_up_date !== null)
    throw invalid({
      follow_up_date: [`${person.preferred_name} has died. Leave this empty.`],
    });
}

type Kept = NonNullable<Awaited<ReturnType<typeof findByClient>>>;

/** Idempotency check: stores nothing twice (N20), and never repeats another user's record (N12). */
function keptBefore({ user }: InHome, kept: Kept, fields: ObservationFields) {
  if (kept.created_by !== user.id) throw notFound();
  const same =
    kept.resident_id === fields.resident_id &&
    kept.report_id === fields.report_id &&
    kept.type === fields.type &&
    kept.text === fields.text &&
    kept.action === fields.action &&
    kept.action_by === fields.action_by &&
    kept.follow_up_date === fields.follow_up_date &&
    Date.parse(kept.seen_at) === Date.parse(fields.seen_at);
  return {
    id: kept.id,
    outcome: same ? ('saved_before' as const) : ('saved_before_differently' as const),
    needs_attention: kept.needs_attention,
  };
}

type Found = Awaited<ReturnType<typeof find>>;

/**
 * Stored once; a second user gets a conflict that names the first, unless user and text are the
 * same.
 */
async function keepOnce(
  context: InHome,
  observation: Found,
  kind: 'attended' | 'settled',
  text: string,
) {
  const made = await keep(context, observation, { kind, text, client_uuid: null });
  if (made !== undefined) return { id: made };
  const later = await listAddenda(context.db, context.carehomeId, [observation.id]);
  const first = later.find((each) => each.kind === kind);
  if (!first) throw notFound();
  if (first.created_by === context.user.id && first.text === text) return { id: first.id };
  throw invalid({ text: [`${first.author ?? 'Somebody'} has done this already.`] });
}

async function keep(
  context: InHome,
  { id: observation_id, resident_id }: Found,
  addendum: { kind: AddendumKind; text: string; client_uuid: string | null },
): Promise<string | undefined> {
  const { db, carehomeId, user, now } = context;
  const values: AddendumValues = {
    ...addendum,
    carehome_id: carehomeId,
    resident_id,
    observation_id,
    created_by: user.id,
    created_at: now.toISOString(),
  };
  const id = await insertAddendum(db, values);
  if (id === undefined) return undefined;
  await chain(context, { kind: 'addendum', id, body: addendumBody(values) });
  await insertAudit(db, context, {
    action: `observation.${addendum.kind}`,
    entity: 'observation',
    entity_id: observation_id,
  });
  return id;
}

const chain = (
  { db, carehomeId, user, now }: InHome,
  { kind, id, body }: { kind: 'observation' | 'addendum'; id: string; body: string },
) =>
  appendVersions(
    db,
    carehomeId,
    [{ kind, record_id: id, version: 1, action: 'add', reason: null, body }],
    { userId: user.id, now },
  );
