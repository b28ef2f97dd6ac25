import type { readingCalls } from '@relish/shared/chat/readings/contract.ts';
import { addDays, startOfDayIn } from '@relish/shared/days.ts';
import type { PhotoViewer } from '@relish/shared/photos/photos/decide.ts';
import type { z } from 'zod';

import { notFound } from '../../../core/app-error.ts';
import type { InHome } from '../../../core/handler.ts';
import {
  decideStored,
  hidingInPhoto,
  listPhotosById,
  readFacts,
} from '../../photos/photos/public.ts';
import { hidingOthers } from '../../residents/names/public.ts';
import { findStatus, isReadOut, openThread } from '../threads/public.ts';
import { findDays, listOfDay } from './queries.ts';

type PrintCall = (typeof readingCalls)['readings/print'];
type Printed = z.output<PrintCall['output']>;

/** Fits on a few sheets. */
const MOST = 40;

export async function printDay(
  context: InHome,
  input: z.output<PrintCall['input']>,
): Promise<Printed> {
  const { db, carehomeId, user } = context;
  const { thread } = await openThread(context, input.thread_id);
  const residentId = thread.resident_id;
  if (residentId === null || !(await isReadOut(context, thread))) throw notFound();
  const { time_zone: timeZone } = user.carehome;
  const toBounds = (day: string) => ({
    from: startOfDayIn(timeZone, day),
    until: startOfDayIn(timeZone, addDays(day, 1)),
  });
  const days = await findDays(db, carehomeId, thread.id, { day: input.day, timeZone, toBounds });
  const rows =
    days.day === null
      ? []
      : await listOfDay(
          db,
          carehomeId,
          { id: thread.id, residentId },
          { ...toBounds(days.day), limit: MOST + 1 },
        );
  const shown = rows.slice(0, MOST);
  const photos = await readPhotos(
    context,
    residentId,
    shown.flatMap(({ photo_ids }) => photo_ids),
  );
  const resident = await findStatus(db, carehomeId, residentId);
  return {
    ...days,
    name: resident?.preferred_name ?? '',
    home_name: user.carehome.name,
    messages: shown.map(({ photo_ids, ...message }) => ({
      ...message,
      photos: photo_ids.flatMap((id) => photos.get(id) ?? []),
    })),
    has_more: rows.length > MOST,
  };
}

const STAFF: PhotoViewer = { kind: 'staff', settles: false };

/** On paper in the resident’s room, where their family sees them too: both must be allowed to see them as they are. */
async function readPhotos(
  { db, carehomeId, media, now }: InHome,
  residentId: string,
  ids: readonly string[],
) {
  const photos = new Map<string, Printed['messages'][number]['photos'][number]>();
  if (ids.length === 0) return photos;
  const rows = await listPhotosById(db, carehomeId, ids);
  const facts = await readFacts(db, carehomeId, ids);
  const hide = await hidingOthers(db, carehomeId, [residentId]);
  const family: PhotoViewer = { kind: 'family', residentIds: [residentId], isUploader: false };
  for (const row of rows) {
    const isAllowed = [STAFF, family].every(
      (viewer) => decideStored(row, facts, viewer).see === 'original',
    );
    if (!isAllowed) continue;
    const picture = media.signUrls({ carehomeId, id: row.media_id, audience: 'staff', now });
    photos.set(row.id, {
      id: row.id,
      picture,
      caption: hidingInPhoto(row, [residentId], hide)(row.caption),
    });
  }
  return photos;
}
