import type { outingCalls } from '@relish/shared/outings/outings/contract.ts';
import type { z } from 'zod';

import { invalid, notFound } from '../../../core/app-error.ts';
import type { Handler, InHome } from '../../../core/handler.ts';
import { insertAudit } from '../../accounts/audit/public.ts';
import { countKnown } from './people-queries.ts';
import { findOuting, replacePeople, saveOuting } from './queries.ts';
import { openEvent } from './read-outing.ts';

type Details = z.output<(typeof outingCalls)['outings/save']['input']>['details'];

export const saveDetails: Handler<(typeof outingCalls)['outings/save']> = async (
  context,
  { event_id, revision, details },
) => {
  const { db, carehomeId, user, now } = context;
  await openEvent(context, event_id);
  await checkPeople(context, details);
  const { pairs, descriptions, staff_ids, ...rest } = details;
  const values = {
    ...rest,
    carehome_id: carehomeId,
    event_id,
    staff_ids: [...new Set(staff_ids)],
    updated_by: user.id,
    updated_at: now,
  };
  const saved = await saveOuting(db, values, revision);
  if (saved === undefined) throw await toConflict(context, event_id);
  const workers = new Map(pairs.map(({ resident_id, worker_id }) => [resident_id, worker_id]));
  const texts = new Map(descriptions.map(({ resident_id, text }) => [resident_id, text]));
  const people = [...new Set([...workers.keys(), ...texts.keys()])].map((resident_id) => ({
    resident_id,
    worker_id: workers.get(resident_id) ?? null,
    description: texts.get(resident_id) ?? null,
  }));
  await replacePeople(db, carehomeId, event_id, people);
  await insertAudit(db, context, { action: 'outing.save', entity: 'event', entity_id: event_id });
  return { revision: saved };
};

async function checkPeople(
  { db, carehomeId }: InHome,
  { staff_ids, leader_id, pairs, descriptions }: Details,
) {
  const staff = new Set(staff_ids);
  const residents = new Set([...pairs, ...descriptions].map(({ resident_id }) => resident_id));
  const known = await countKnown(db, carehomeId, {
    residents: [...residents],
    staff: [...staff],
  });
  if (known.residents !== residents.size) throw notFound();
  if (known.staff !== staff.size)
    throw invalid({ 'details.staff_ids': ['Choose people who work here.'] });
  if (leader_id !== null && !staff.has(leader_id))
    throw invalid({ 'details.leader_id': ['The leader is one of the staff who go.'] });
  if (pairs.some(({ worker_id }) => !staff.has(worker_id)))
    throw invalid({ 'details.pairs': ['Choose workers from the staff who go.'] });
}

async function toConflict({ db, carehomeId }: InHome, eventId: string) {
  const current = await findOuting(db, carehomeId, eventId);
  return current
    ? invalid({ revision: ['A colleague has saved changes while you were writing.'] })
    : notFound();
}
