import { dayIn } from '@relish/shared/days.ts';
import { can } from '@relish/shared/permissions.ts';
import { stateFor } from '@relish/shared/photos/photos/choices.ts';
import type { photoCalls } from '@relish/shared/photos/photos/contract.ts';
import type { PersonInput, WhoIsInIt } from '@relish/shared/photos/photos/photo.ts';

import { forbidden, invalid, notFound } from '../../../core/app-error.ts';
import type { Handlers, InHome } from '../../../core/handler.ts';
import { insertAudit } from '../../accounts/audit/public.ts';
import { removeEntryPicture } from '../../residents/about-me/public.ts';
import { attachPictures } from '../../residents/media/public.ts';
import { isInAboutMe } from './about-me-photos.ts';
import { listPeople } from './facts-queries.ts';
import {
  countOwn,
  findPhoto,
  insertPeople,
  insertPhotos,
  lockPhotos,
  type PhotoRow,
  replacePeople,
  updatePhoto,
} from './queries.ts';
import { readWhoSees } from './read-who-sees.ts';
import { countOfRecords } from './record-queries.ts';
import { deletePhotos } from './removing-queries.ts';
import { removeRenditions } from './rendition-queries.ts';

type SavingCalls = Pick<
  typeof photoCalls,
  | 'photos/add'
  | 'photos/save'
  | 'photos/save-many'
  | 'photos/refuse'
  | 'photos/remove'
  | 'photos/who-sees'
>;

export const saveHandlers: Handlers<SavingCalls> = {
  'photos/add': async (context, { media_ids, taken_on, event_id, report_id, resident_ids }) => {
    const { db, carehomeId, user, now } = context;
    await checkOwn(context, 'residents', resident_ids);
    await checkOwn(context, 'events', event_id === null ? [] : [event_id]);
    await checkOwn(context, 'reports', report_id === null ? [] : [report_id]);
    const use = { purpose: 'photo', userId: user.id } as const;
    if (!(await attachPictures(db, carehomeId, media_ids, use))) throw notFound();
    const day = taken_on ?? dayIn(user.carehome.time_zone, now);
    const photos = await insertPhotos(
      db,
      media_ids.map((media_id) => ({
        carehome_id: carehomeId,
        media_id,
        added_by: user.id,
        added_at: now,
        taken_on: day,
        sort_on: day,
        origin: 'staff' as const,
        state: 'needs_people' as const,
        event_id,
        report_id,
      })),
    );
    const people = resident_ids.map(residentOnly);
    await insertPeople(
      db,
      carehomeId,
      photos.map((photo) => ({ photo, people })),
    );
    for (const { id } of photos) await audited(context, 'photo.add', id);
    return { ids: photos.map(({ id }) => id) };
  },

  'photos/save': async (context, { id, version, people, named, sharing, ...details }) => {
    const { db, carehomeId, user, now } = context;
    const row = await lockPhoto(context, id);
    if (row.version !== version)
      throw invalid({ version: ['A colleague has saved changes while you were writing.'] });
    await checkRefused(context, [id]);
    await checkOwn(context, 'residents', residentIds(people));
    const { taken_on, decade } = details;
    const sort_on =
      taken_on ??
      (decade === null
        ? dayIn(user.carehome.time_zone, new Date(row.added_at))
        : `${decade}-01-01`);
    const isOpen = row.state === 'ready' || row.state === 'needs_people';
    const state = isOpen ? stateFor(named) : row.state;
    await updatePhoto(db, carehomeId, row, { ...details, sort_on, named, sharing, state });
    await replacePeople(db, carehomeId, { id, sort_on }, people);
    await removeRenditions(db, carehomeId, [row.media_id], now);
    await audited(context, 'photo.save', id);
    const photo = { ...row, named, sharing, state };
    return { version: version + 1, state, who_sees: await readWhoSees(context, photo, people) };
  },

  'photos/save-many': async (context, { ids, change }) => {
    const { db, carehomeId, now } = context;
    const { add_resident_ids, caption, sharing, hidden } = change;
    await checkOwn(context, 'residents', add_resident_ids);
    const rows = await lockPhotos(db, carehomeId, ids);
    if (rows.length < ids.length) throw notFound();
    const byPhoto = Map.groupBy(await listPeople(db, carehomeId, ids), (each) => each.photo_id);
    const changed: string[] = [];
    for (const row of rows) {
      const people = byPhoto.get(row.id) ?? [];
      if (people.some(({ refused }) => refused)) continue;
      const added = add_resident_ids.filter(
        (id) => !people.some(({ resident_id }) => resident_id === id),
      );
      const named = row.named === 'nobody' && added.length > 0 ? 'not_yet' : row.named;
      await updatePhoto(db, carehomeId, row, {
        named,
        state: nextState(row, { named, hidden }),
        ...(caption !== undefined && { caption }),
        ...(sharing !== undefined && { sharing }),
      });
      if (added.length > 0)
        await replacePeople(db, carehomeId, row, [
          ...people.map(({ photo_id: _photo, ...person }) => person),
          ...added.map(residentOnly),
        ]);
      await audited(context, 'photo.save', row.id);
      changed.push(row.id);
    }
    const media = rows.map(({ media_id }) => media_id);
    await removeRenditions(db, carehomeId, media, now);
    return { changed };
  },

  'photos/refuse': async (context, { id, resident_id }) => {
    const { db, carehomeId, now } = context;
    const row = await lockPhoto(context, id);
    await checkOwn(context, 'residents', resident_id === null ? [] : [resident_id]);
    const people = (await listPeople(db, carehomeId, [id])).map(
      ({ photo_id: _photo, ...person }) => person,
    );
    const isThem = (person: { resident_id: string | null; refused: boolean }) =>
      person.resident_id === resident_id && (resident_id !== null || person.refused);
    if (people.some((person) => isThem(person) && person.refused)) return {};
    const saying = people.some(isThem)
      ? people.map((person) => (isThem(person) ? { ...person, refused: true } : person))
      : [...people, { ...personWho(resident_id), refused: true }];
    await replacePeople(db, carehomeId, row, saying);
    await updatePhoto(db, carehomeId, row, { state: 'hidden', sharing: 'staff' });
    await removeRenditions(db, carehomeId, [row.media_id], now);
    await audited(context, 'photo.refuse', id);
    return {};
  },

  'photos/remove': async (context, { ids }) => {
    const { db, carehomeId, user, now } = context;
    const rows = await lockPhotos(db, carehomeId, ids);
    if (rows.length < ids.length) throw notFound();
    if (!can(user, 'photos.keep')) {
      if (rows.some(({ added_by }) => added_by !== user.id))
        throw forbidden('Only those who keep the records can remove photos of colleagues.');
      // Only those who keep the records remove a photo that someone refused.
      await checkRefused(context, ids);
    }
    await checkNoRecord(context, rows, 'Remove it there.');
    for (const row of rows.filter(isInAboutMe))
      await removeEntryPicture(db, carehomeId, row.resident_id, row.media_id);
    await deletePhotos(db, carehomeId, rows, now);
    for (const { id } of rows) await audited(context, 'photo.remove', id);
    return {};
  },

  'photos/who-sees': async (context, { id, people, named, sharing }) => {
    const { db, carehomeId } = context;
    const row = await findPhoto(db, carehomeId, id);
    if (!row) throw notFound();
    await checkOwn(context, 'residents', residentIds(people));
    const isOpen = row.state === 'ready' || row.state === 'needs_people';
    const state = isOpen ? stateFor(named) : row.state;
    return { who_sees: await readWhoSees(context, { ...row, sharing, state }, people) };
  },
};

/** A suggestion stays pending or declined until it is answered. */
function nextState(
  { state, answered_at }: PhotoRow,
  { named, hidden }: { named: WhoIsInIt['named']; hidden: boolean | undefined },
) {
  if (state === 'pending' || (state === 'hidden' && answered_at !== null)) return state;
  return (hidden ?? state === 'hidden') ? 'hidden' : stateFor(named);
}

const personWho = (resident_id: string | null): PersonInput => ({
  kind: resident_id === null ? 'visitor' : 'resident',
  resident_id,
  region: null,
  agreed: false,
  treatment: 'show',
});
const residentOnly = (id: string) => personWho(id);

const residentIds = (people: readonly PersonInput[]) =>
  people.flatMap(({ resident_id }) => resident_id ?? []);

async function lockPhoto({ db, carehomeId }: InHome, id: string): Promise<PhotoRow> {
  const [row] = await lockPhotos(db, carehomeId, [id]);
  if (!row) throw notFound();
  return row;
}

/** Names of another home are unknown here (N2). */
async function checkOwn(
  { db, carehomeId }: InHome,
  table: 'residents' | 'events' | 'reports',
  ids: readonly string[],
) {
  if ((await countOwn(db, carehomeId, table, ids)) < ids.length) throw notFound();
}

/** A record is never changed from outside, because its versions are kept. */
export async function checkNoRecord(
  { db, carehomeId }: Pick<InHome, 'db' | 'carehomeId'>,
  rows: readonly PhotoRow[],
  next: string,
) {
  const mediaIds = rows.map(({ media_id }) => media_id);
  if ((await countOfRecords(db, carehomeId, mediaIds)) > 0)
    throw invalid({ id: [`This photo belongs to a record. ${next}`] });
}

/** N21: nothing that is saved later shows it again. */
async function checkRefused({ db, carehomeId }: InHome, ids: readonly string[]) {
  const people = await listPeople(db, carehomeId, ids);
  if (people.some(({ refused }) => refused))
    throw invalid({ id: ['Someone in this photo said no. It can only be removed.'] });
}

const audited = ({ db, ...actor }: InHome, action: string, id: string) =>
  insertAudit(db, actor, { action, entity: 'photo', entity_id: id });
