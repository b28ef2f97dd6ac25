import { dayIn } from '@relish/shared/days.ts';
import { can } from '@relish/shared/permissions.ts';
import { PHOTO_LIMITS, stateFor } from '@relish/shared/photos/photos/choices.ts';
import type { photoCalls } from '@relish/shared/photos/photos/contract.ts';
import { familyState } from '@relish/shared/residents/relatives/family-state.ts';

import { forbidden, invalid, notFound } from '../../../core/app-error.ts';
import type { Handlers, InHome } from '../../../core/handler.ts';
import type { FamilyWords } from '../../../db/photo-tables.ts';
import { enqueue } from '../../../jobs/queue.ts';
import { insertAudit } from '../../accounts/audit/public.ts';
import { addMemory } from '../../residents/about-me/public.ts';
import { attachPicture } from '../../residents/media/public.ts';
import { findOwnPerson } from '../../residents/relatives/public.ts';
import { listPeople } from './facts-queries.ts';
import { tellSuggester } from './job-kinds.ts';
import {
  countPending,
  findPhoto,
  insertPeople,
  insertPhotos,
  listNames,
  lockPhotos,
  type PhotoRow,
  updatePhoto,
} from './queries.ts';
import { deleteThanks, upsertThanks } from './thanks-queries.ts';
import { decideStored, findAsking, listOwnResidents, readFacts } from './viewer.ts';

type FamilyCalls = Pick<typeof photoCalls, 'photos/suggest' | 'photos/answer' | 'photos/thank'>;

export const familyHandlers: Handlers<FamilyCalls> = {
  'photos/suggest': async (context, input) => {
    const { db, carehomeId, user, now } = context;
    const { media_id, resident_id, may_share: _confirmed, ...details } = input;
    const person = await findOwnPerson(db, carehomeId, user.id, resident_id);
    const own = await listOwnResidents(db, { carehomeId, userId: user.id, now });
    if (!person || !own.includes(resident_id)) throw notFound();
    if (familyState(person, now) !== 'here')
      throw invalid({ resident_id: ['Photos can no longer be added here.'] });
    if ((await countPending(db, carehomeId, user.id)) >= PHOTO_LIMITS.pending)
      throw invalid({
        media_id: [
          `${PHOTO_LIMITS.pending} of your photos have not been answered yet. Please wait for the home.`,
        ],
      });
    const use = { purpose: 'photo', userId: user.id } as const;
    if (!(await attachPicture(db, carehomeId, media_id, use))) throw notFound();
    const today = dayIn(user.carehome.time_zone, now);
    const { taken_on, decade } = details;
    const [photo] = await insertPhotos(db, [
      {
        ...details,
        carehome_id: carehomeId,
        media_id,
        added_by: user.id,
        added_at: now,
        sort_on: taken_on ?? (decade === null ? today : `${decade}-01-01`),
        origin: 'family',
        state: 'pending',
        family_words: JSON.stringify({
          resident_id,
          caption: details.caption,
          story: details.story,
          place: details.place,
        } satisfies FamilyWords),
      },
    ]);
    if (!photo) throw notFound();
    const resident = { kind: 'resident', resident_id, region: null, agreed: false } as const;
    await insertPeople(db, carehomeId, [{ photo, people: [{ ...resident, treatment: 'show' }] }]);
    await insertAudit(db, context, {
      action: 'photo.suggest',
      entity: 'photo',
      entity_id: photo.id,
    });
    return { id: photo.id };
  },

  'photos/answer': async (context, { id, accept, message, about_me }) => {
    const { db, carehomeId, now } = context;
    const [row] = await lockPhotos(db, carehomeId, [id]);
    if (!row || row.origin !== 'family') throw notFound();
    if (row.state !== 'pending') {
      // A repeated request changes nothing.
      if ((row.state !== 'hidden') === accept) return {};
      throw invalid({ id: ['It has been answered meanwhile. Reload the page.'] });
    }
    const answer = { answer: message, answered_at: now };
    await updatePhoto(
      db,
      carehomeId,
      row,
      accept
        ? // It may show other residents, so it stays with staff until everyone is named (N4).
          { ...answer, state: stateFor(row.named), sharing: 'own_family' }
        : { ...answer, state: 'hidden' },
    );
    if (accept && about_me) await addToAboutMe(context, row, about_me.text);
    const action = accept ? 'photo.accept' : 'photo.decline';
    await insertAudit(db, context, { action, entity: 'photo', entity_id: id });
    await enqueue(db, tellSuggester, { carehome_id: carehomeId, photo_id: id }, now);
    return {};
  },

  'photos/thank': {
    staged: async (context, { id, heart, text }) => {
      const { transaction, system, carehomeId, user, now } = context;
      const { row, asking } = await transaction(async (db) => ({
        row: await findPhoto(db, carehomeId, id),
        asking: await findAsking(db, { ...context, userId: user.id }),
      }));
      if (!row || !asking) throw notFound();
      const facts = await system((db) => readFacts(db, carehomeId, [id]));
      if (decideStored(row, facts, asking(row)).see === 'nothing') throw notFound();
      await transaction(async (db) => {
        if (!heart && text === null)
          await deleteThanks(db, carehomeId, { photoId: id, userId: user.id });
        else
          await upsertThanks(db, {
            carehome_id: carehomeId,
            photo_id: id,
            user_id: user.id,
            heart,
            text,
            at: now,
          });
        await insertAudit(db, context, { action: 'photo.thank', entity: 'photo', entity_id: id });
      });
      return {};
    },
  },
};

/** In the words of the family: the same picture, not a copy. */
async function addToAboutMe(context: InHome, row: PhotoRow, text: string) {
  const { db, carehomeId, user } = context;
  if (!can(user, 'about-me.edit')) throw forbidden('Only those who edit About me can add to it.');
  const people = await listPeople(db, carehomeId, [row.id]);
  const [residentId] = people.flatMap(({ resident_id }) => resident_id ?? []);
  if (residentId === undefined) throw notFound();
  const names = await listNames(db, [row.added_by]);
  const year = row.taken_on?.slice(0, 4) ?? null;
  await addMemory(context, {
    resident_id: residentId,
    media_id: row.media_id,
    text,
    period: row.decade === null ? year : `${row.decade}s`,
    place: row.place,
    supported_by: (row.added_by !== null && names.get(row.added_by)) || null,
  });
}
