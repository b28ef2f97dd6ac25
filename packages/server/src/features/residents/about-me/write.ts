import { dayIn } from '@relish/shared/days.ts';
import type { aboutMeCalls } from '@relish/shared/residents/about-me/contract.ts';
import { findPrompt } from '@relish/shared/residents/about-me/sections.ts';

import { invalid, notFound } from '../../../core/app-error.ts';
import type { Handlers } from '../../../core/handler.ts';
import type { InHome } from '../../../core/handler.ts';
import { insertAudit } from '../../accounts/audit/public.ts';
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
import {
  confirmEntry,
  deleteClosed,
  findPerson,
  insertClosed,
  insertEntries,
  lockEntry,
  nextPosition,
  orderEntries,
  updateEntry,
} from './queries.ts';
import { readText, sealText } from './sealed-text.ts';

type WritingCalls = Pick<
  typeof aboutMeCalls,
  | 'about-me/add'
  | 'about-me/edit'
  | 'about-me/remove'
  | 'about-me/restore'
  | 'about-me/reorder'
  | 'about-me/close'
  | 'about-me/reopen'
  | 'about-me/confirm'
>;

export const createWritingHandlers = (album: AboutMeAlbum): Handlers<WritingCalls> => ({
  'about-me/add': async (context, { told_on, visibility, ...entry }) => {
    const { db, carehomeId, user, now, sealer } = context;
    const { resident_id, section_key } = entry;
    if (!(await lockResident(db, carehomeId, resident_id))) throw notFound();
    await checkRoom(context, entry);
    await attachAll(context, resident_id, entry.media_ids);
    const shown = visibilityIn(section_key, visibility);
    const [id = ''] = await insertEntries(db, [
      {
        ...entry,
        carehome_id: carehomeId,
        text: sealText(sealer, section_key, entry.text),
        told_on: dayTold(context, told_on),
        visibility: shown,
        status: 'accepted',
        position: await nextPosition(db, carehomeId, resident_id, section_key),
        author_id: user.id,
        created_at: now,
        updated_at: now,
      },
    ]);
    await album.keepPictures(context, { ...entry, visibility: shown });
    await audited(context, 'about-me.add', id);
    return { id, version: 1 };
  },

  'about-me/edit': async (context, { id, version, told_on, ...input }) => {
    const { db, carehomeId, user, now, sealer } = context;
    const before = await lockEntry(db, carehomeId, id);
    if (before?.status !== 'accepted') throw notFound();
    if (before.version !== version) throw await overtaken(context, id);
    const { resident_id, section_key } = before;
    checkPlaced({ ...before, ...input });
    const visibility = visibilityIn(section_key, input.visibility);
    const added = input.media_ids.filter((each) => !before.media_ids.includes(each));
    await attachAll(context, resident_id, added);
    await album.dropPictures(
      context,
      before.media_ids.filter((each) => !input.media_ids.includes(each)),
    );
    await album.keepPictures(context, { resident_id, ...input, visibility });
    const same = readText(sealer, section_key, before.text) === input.text;
    const saved = await updateEntry(db, carehomeId, before, {
      ...input,
      visibility,
      text: same ? before.text : sealText(sealer, section_key, input.text),
      told_on: told_on === null ? before.told_on : dayTold(context, told_on),
      // Changed text is no longer confirmed.
      ...(!same && { confirmed_by: null, confirmed_on: null }),
      by: user.id,
      at: now,
    });
    await audited(context, 'about-me.edit', id);
    return saved;
  },

  'about-me/remove': async (context, { id }) => {
    const { db, carehomeId, user, now } = context;
    const before = await lockEntry(db, carehomeId, id);
    if (before?.status !== 'accepted') throw notFound();
    const saved = await updateEntry(db, carehomeId, before, {
      status: 'removed',
      by: user.id,
      at: now,
    });
    await album.hidePictures(context, before.media_ids);
    await audited(context, 'about-me.remove', id);
    return saved;
  },

  'about-me/restore': async (context, { id }) => {
    const { db, carehomeId, user, now } = context;
    const before = await lockEntry(db, carehomeId, id);
    if (before?.status !== 'removed' && before?.status !== 'declined') throw notFound();
    const status = before.status === 'removed' ? 'accepted' : 'pending';
    if (status === 'accepted') {
      await lockResident(db, carehomeId, before.resident_id);
      await checkRoom(context, before);
    }
    const saved = await updateEntry(db, carehomeId, before, { status, by: user.id, at: now });
    if (status === 'accepted') {
      await album.keepPictures(context, before);
      await album.showPictures(context, before.media_ids);
    }
    await audited(context, 'about-me.restore', id);
    return saved;
  },

  'about-me/reorder': async (context, { resident_id, section_key, order }) => {
    const { db, carehomeId } = context;
    const unique = [...new Set(order)];
    const found = await orderEntries(db, carehomeId, {
      residentId: resident_id,
      sectionKey: section_key,
      ids: unique,
    });
    if (found !== unique.length) throw notFound();
    await noted(context, 'about-me.reorder', resident_id);
    return {};
  },

  'about-me/close': async (context, at) => {
    const { db, carehomeId, user, now } = context;
    await checkClosable(context, at);
    await insertClosed(db, carehomeId, [{ ...at, closed_by: user.id, closed_at: now }]);
    await noted(context, 'about-me.close', at.resident_id);
    return {};
  },

  'about-me/reopen': async (context, at) => {
    await checkClosable(context, at);
    await deleteClosed(context.db, context.carehomeId, at);
    await noted(context, 'about-me.reopen', at.resident_id);
    return {};
  },

  'about-me/confirm': async (context, { id, confirmed_by }) => {
    const { db, carehomeId, user, now } = context;
    const confirmed_on = dayIn(user.carehome.time_zone, now);
    const saved = await confirmEntry(db, carehomeId, id, { confirmed_by, confirmed_on });
    if (!saved) throw notFound();
    await audited(context, 'about-me.confirm', id);
    return saved;
  },
});

const noted = (context: InHome, action: string, residentId: string) =>
  insertAudit(context.db, context, { action, entity: 'resident', entity_id: residentId });

async function checkClosable(
  { db, carehomeId }: InHome,
  { resident_id, section_key, prompt_key }: Parameters<typeof deleteClosed>[2],
) {
  if (!(await findPerson(db, carehomeId, resident_id))) throw notFound();
  if (prompt_key !== null && !findPrompt(section_key, prompt_key))
    throw invalid({ prompt_key: ['Choose a question of this section.'] });
}
