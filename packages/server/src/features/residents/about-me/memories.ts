import { PLACE_MAX, SUPPORTED_BY_MAX } from '@relish/shared/residents/about-me/limits.ts';
import { SECTIONS } from '@relish/shared/residents/about-me/sections.ts';

import { notFound } from '../../../core/app-error.ts';
import type { InHome } from '../../../core/handler.ts';
import { putIntoAboutMe } from '../media/public.ts';
import { lockResident } from '../residents/public.ts';
import { audited, checkPicturesAgreed, checkRoom, dayTold } from './entry-rules.ts';
import { insertEntries, nextPosition } from './queries.ts';
import { sealText } from './sealed-text.ts';

interface Memory {
  resident_id: string;
  /** The picture of a photo of the album. */
  media_id: string;
  text: string;
  period: string | null;
  place: string | null;
  supported_by: string | null;
}

/** A family's photo with its story; the picture is the same as in the album. */
export async function addMemory(context: InHome, memory: Memory) {
  const { db, carehomeId, user, now, sealer } = context;
  const { resident_id, media_id, text, period } = memory;
  const place = { resident_id, section_key: 'memories', prompt_key: 'story' } as const;
  if (!(await lockResident(db, carehomeId, resident_id))) throw notFound();
  await checkRoom(context, place);
  await checkPicturesAgreed(context, resident_id, 'about_me');
  await putIntoAboutMe(db, carehomeId, media_id, resident_id);
  const [id = ''] = await insertEntries(db, [
    {
      ...place,
      carehome_id: carehomeId,
      text: sealText(sealer, 'memories', text),
      media_ids: [media_id],
      voice: 'relative',
      supported_by: memory.supported_by?.slice(0, SUPPORTED_BY_MAX) ?? null,
      told_on: dayTold(context, null),
      period,
      place: memory.place?.slice(0, PLACE_MAX) ?? null,
      visibility: SECTIONS.memories.visibility,
      status: 'accepted',
      position: await nextPosition(db, carehomeId, resident_id, 'memories'),
      author_id: user.id,
      created_at: now,
      updated_at: now,
    },
  ]);
  await audited(context, 'about-me.add', id);
}
