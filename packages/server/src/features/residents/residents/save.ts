import { dayIn } from '@relish/shared/days.ts';
import type { residentCalls } from '@relish/shared/residents/residents/contract.ts';
import { dayProblem } from '@relish/shared/residents/residents/day-rules.ts';
import type { ResidentFields } from '@relish/shared/residents/residents/profile.ts';

import { invalid, notFound } from '../../../core/app-error.ts';
import type { Handlers, InHome } from '../../../core/handler.ts';
import { enqueue } from '../../../jobs/queue.ts';
import { insertAudit } from '../../accounts/audit/public.ts';
import { pushSafetyChanged } from '../../accounts/devices/public.ts';
import { listAgreements } from '../consents/public.ts';
import { attachPicture, removePicture } from '../media/public.ts';
import { admit, profileColumns } from './admission-queries.ts';
import { findResident, findRoommate, lockResident, updateResident, workHere } from './queries.ts';
import { moveOpenStay } from './stay-queries.ts';

type SavingCalls = Pick<
  typeof residentCalls,
  'residents/add' | 'residents/edit' | 'residents/confirm-safety' | 'residents/set-picture'
>;

const audited = (context: InHome, action: string, id: string) =>
  insertAudit(context.db, context, { action, entity: 'resident', entity_id: id });

export const saveHandlers: Handlers<SavingCalls> = {
  'residents/add': async (context, input) => {
    const { db, carehomeId, user, now, sealer } = context;
    await check(context, input);
    const [id = ''] = await admit(db, carehomeId, [input], { userId: user.id, now, sealer });
    await audited(context, 'resident.add', id);
    return { id, version: 1 };
  },

  'residents/edit': async (context, { id, version, safety_confirmed, ...fields }) => {
    const { db, carehomeId, user, now } = context;
    const before = await lockResident(db, carehomeId, id);
    if (!before) throw notFound();
    if (before.version !== version) throw await overtaken(context, id);
    await check(context, fields, id);
    const safetyChanges = comparableSafety(before) !== comparableSafety(fields);
    if (safetyChanges && !safety_confirmed)
      throw invalid({
        safety_confirmed: [
          'Allergies, textures or mobility have changed. Say that they agree with the care plan.',
        ],
      });
    const saved = await updateResident(db, carehomeId, before, {
      ...profileColumns(context.sealer, fields),
      ...(safety_confirmed && { safety_confirmed_at: now, safety_confirmed_by: user.id }),
      updated_at: now,
      updated_by: user.id,
    });
    if (!saved) throw await overtaken(context, id);
    await moveOpenStay(db, carehomeId, id, {
      from_date: fields.move_in_date,
      type: fields.stay_type,
    });
    if (safetyChanges) await enqueue(db, pushSafetyChanged, { carehome_id: carehomeId }, now);
    await audited(context, safetyChanges ? 'resident.edit-safety' : 'resident.edit', id);
    return saved;
  },

  'residents/confirm-safety': async (context, { id }) => {
    const { db, carehomeId, user, now } = context;
    const before = await lockResident(db, carehomeId, id);
    if (!before) throw notFound();
    const saved = await updateResident(db, carehomeId, before, {
      safety_confirmed_at: now,
      safety_confirmed_by: user.id,
    });
    await audited(context, 'resident.confirm-safety', id);
    return saved ?? before;
  },

  'residents/set-picture': async (context, { id, picture_id }) => {
    const { db, carehomeId, user, now } = context;
    const before = await lockResident(db, carehomeId, id);
    const old = await findResident(db, carehomeId, id);
    if (!before || !old) throw notFound();
    if (picture_id !== null) {
      const agreed = await listAgreements(db, carehomeId, [id]);
      if (!agreed(id, 'photo_record'))
        throw invalid({
          picture_id: ['Record the consent for a picture on the record first, under Consent.'],
        });
      const use = { residentId: id, purpose: 'photo_record' as const, userId: user.id };
      if (!(await attachPicture(db, carehomeId, picture_id, use))) throw notFound();
    }
    if (old.photo_id !== null) await removePicture(db, carehomeId, old.photo_id, now);
    const saved = await updateResident(db, carehomeId, before, {
      photo_id: picture_id,
      updated_at: now,
      updated_by: user.id,
    });
    await audited(context, 'resident.set-picture', id);
    return saved ?? before;
  },
};

/** Order-independent, so that edits can be compared. */
function comparableSafety({
  diet,
  mobility,
  allergies,
}: Pick<ResidentFields, 'diet' | 'mobility' | 'allergies'>): string {
  const { food_texture, drink_thickness, easy_to_chew } = diet;
  const { moves, help_to_stand, falls_risk } = mobility;
  const list = allergies
    .map(({ allergen, severity, detail }) => `${allergen} ${severity} ${detail ?? ''}`)
    .toSorted();
  return JSON.stringify([
    food_texture ?? null,
    drink_thickness ?? null,
    easy_to_chew ?? false,
    moves ?? null,
    help_to_stand ?? false,
    falls_risk ?? false,
    list,
  ]);
}

/** Rules that depend on the day, the home and other residents. */
async function check(context: InHome, fields: ResidentFields, exceptId?: string) {
  const { db, carehomeId, now, user } = context;
  const today = dayIn(user.carehome.time_zone, now);
  const problem = dayProblem(fields, today);
  if (problem) throw invalid({ [problem.field]: [problem.message] });
  for (const field of ['key_worker_id', 'named_nurse_id'] as const) {
    const chosen = fields[field];
    if (chosen !== null && !(await workHere(db, carehomeId, [chosen])))
      throw invalid({ [field]: ['Choose somebody who works here.'] });
  }
  if (fields.room === null) return;
  const roommate = await findRoommate(db, carehomeId, fields.room, {
    exceptId,
    shared: fields.shares_room,
  });
  if (roommate)
    throw invalid({
      room: [
        `${roommate.preferred_name} has this room. If they share it, say so on both profiles.`,
      ],
    });
}

/** Optimistic lock: names the other user and leaves the form as typed. */
async function overtaken({ db, carehomeId }: InHome, id: string) {
  const latest = await findResident(db, carehomeId, id);
  return invalid({
    version: [`${latest?.updated_by ?? 'Somebody'} has saved changes while you were writing.`],
  });
}
