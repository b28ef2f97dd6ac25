import { isRelative } from '@relish/shared/permissions.ts';
import type { aboutMeCalls } from '@relish/shared/residents/about-me/contract.ts';
import { SECTIONS } from '@relish/shared/residents/about-me/sections.ts';

import { invalid, notFound } from '../../../core/app-error.ts';
import type { Handlers } from '../../../core/handler.ts';
import type { InHome } from '../../../core/handler.ts';
import { listAgreements, signPortraits } from '../consents/public.ts';
import { lockResident } from '../residents/public.ts';
import type { AboutMeAlbum } from './album.ts';
import {
  attachAll,
  audited,
  checkPlaced,
  checkRoom,
  dayTold,
  overtaken,
  visibilityIn,
} from './entry-rules.ts';
import { ownPerson } from './family.ts';
import { signPictures } from './pictures.ts';
import {
  countEntries,
  findPerson,
  insertEntries,
  listPending,
  lockEntry,
  nextPosition,
  updateEntry,
} from './queries.ts';
import { readText, sealText } from './sealed-text.ts';

type ContributionCalls = Pick<
  typeof aboutMeCalls,
  'about-me/contribute' | 'about-me/accept' | 'about-me/decline' | 'about-me/pending'
>;

const WAITING_MAX = 30;

export const createContributionHandlers = (album: AboutMeAlbum): Handlers<ContributionCalls> => ({
  'about-me/contribute': async (context, { told_on, ...input }) => {
    const { db, carehomeId, user, now, sealer } = context;
    const { resident_id, section_key } = input;
    await checkMayTell(context, resident_id);
    const waiting = await countEntries(db, carehomeId, {
      residentId: resident_id,
      authorId: user.id,
      status: 'pending',
    });
    if (waiting >= WAITING_MAX)
      throw invalid({ text: [`The team has ${WAITING_MAX} of yours to read first.`] });
    await attachAll(context, resident_id, input.media_ids);
    const [id = ''] = await insertEntries(db, [
      {
        ...input,
        ...(isRelative(user) && {
          voice: 'relative',
          supported_by: `${user.first_name} ${user.last_name}`,
        }),
        carehome_id: carehomeId,
        text: sealText(sealer, section_key, input.text),
        told_on: dayTold(context, told_on),
        visibility: SECTIONS[section_key].visibility,
        status: 'pending',
        author_id: user.id,
        created_at: now,
        updated_at: now,
      },
    ]);
    await audited(context, 'about-me.contribute', id);
    return { id };
  },

  'about-me/accept': async (context, { id, version, text, visibility }) => {
    const { db, carehomeId, user, now, sealer } = context;
    const before = await lockEntry(db, carehomeId, id);
    if (before?.status !== 'pending') throw notFound();
    if (before.version !== version) throw await overtaken(context, id);
    const { resident_id, section_key } = before;
    await lockResident(db, carehomeId, resident_id);
    await checkRoom(context, before);
    if (text !== undefined) checkPlaced({ ...before, text });
    const shown = visibilityIn(section_key, visibility ?? before.visibility);
    const saved = await updateEntry(db, carehomeId, before, {
      ...(text !== undefined && { text: sealText(sealer, section_key, text) }),
      visibility: shown,
      status: 'accepted',
      position: await nextPosition(db, carehomeId, resident_id, section_key),
      decided_by: user.id,
      decided_at: now,
      by: user.id,
      at: now,
    });
    await album.keepPictures(context, { ...before, visibility: shown });
    await audited(context, 'about-me.accept', id);
    return saved;
  },

  'about-me/decline': async (context, { id }) => {
    const { db, carehomeId, user, now } = context;
    const before = await lockEntry(db, carehomeId, id);
    if (before?.status !== 'pending') throw notFound();
    const saved = await updateEntry(db, carehomeId, before, {
      status: 'declined',
      decided_by: user.id,
      decided_at: now,
      by: user.id,
      at: now,
    });
    await audited(context, 'about-me.decline', id);
    return saved;
  },

  'about-me/pending': async (context) => {
    const { db, carehomeId, sealer } = context;
    const rows = await listPending(db, carehomeId);
    const people = new Set(rows.map(({ resident_id }) => resident_id));
    const agreed = await listAgreements(db, carehomeId, [...people]);
    const faces = rows.map(({ resident_id: id, photo_id }) => ({ id, photo_id }));
    const portrait = await signPortraits(context, faces);
    // Pending pictures are not in the album yet.
    const picture = signPictures(context, { agreed, isShown: () => true, audience: 'staff' });
    return rows.map((row) => ({
      ...row,
      text: readText(sealer, row.section_key, row.text),
      picture: portrait({ id: row.resident_id, photo_id: row.photo_id }),
      pictures: picture(row),
    }));
  },
});

/** Staff for any resident; relatives for their own, with consent. */
async function checkMayTell(context: InHome, residentId: string) {
  const { db, carehomeId, user } = context;
  if (!isRelative(user)) {
    if (!(await findPerson(db, carehomeId, residentId))) throw notFound();
    return;
  }
  const person = await ownPerson(context, residentId);
  if (!person.may_contribute)
    throw invalid({ text: ['This book takes no contributions at the moment.'] });
}
