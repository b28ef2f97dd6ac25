import type { videoCalls } from '@relish/shared/library/videos/contract.ts';
import type { Video } from '@relish/shared/library/videos/video.ts';

import { openShelf } from '../../../content/reach.ts';
import { notFound } from '../../../core/app-error.ts';
import type { Handlers, InHome } from '../../../core/handler.ts';
import { insertAudit } from '../../accounts/audit/public.ts';
import { insertChoice, listPeople } from '../suggestions/public.ts';
import { listVideoProgress, saveVideoProgress } from './queries.ts';

type Shelved = Video & { id: string };

export const videoHandlers: Handlers<typeof videoCalls> = {
  'dashboard/videos': async (context, { category, level }) => {
    const { videos } = await openShelf(context);
    const progress = await toProgress(context);
    return videos
      .filter((video) => category === null || video.category === category)
      .filter((video) => level === null || video.levels.includes(level))
      .map((video) => card(context, video, progress));
  },

  'videos/open': async (context, { id }) => {
    const video = await findVideo(context, id);
    const { together, opening_line, chapters } = video;
    return {
      ...card(context, video, await toProgress(context)),
      together,
      opening_line,
      chapters,
      film: signUrl(context, id, 'film'),
      captions: signUrl(context, id, 'captions'),
    };
  },

  'videos/set-progress': async (context, { id, seconds, finished }) => {
    const video = await findVideo(context, id);
    const { db, user, now } = context;
    const place = Math.min(seconds, video.seconds);
    await saveVideoProgress(db, user.id, { id, seconds: place, finished }, now);
    return {};
  },

  'videos/watched-together': async (context, { id, resident_ids }) => {
    const { db, carehomeId, user, now } = context;
    const { category } = await findVideo(context, id);
    const wanted = [...new Set(resident_ids)];
    if ((await listPeople(db, carehomeId, wanted)).length < wanted.length) throw notFound();
    const choice = await insertChoice(db, carehomeId, {
      activity_id: id,
      category,
      resident_ids: wanted,
      acknowledged: [],
      chosen_by: user.id,
      chosen_at: now,
    });
    await insertAudit(db, context, {
      action: 'video.watched-together',
      entity: 'activity_choice',
      entity_id: choice.id,
    });
    return choice;
  },
};

async function findVideo(context: InHome, id: string): Promise<Shelved> {
  const video = (await openShelf(context)).videos.find((each) => each.id === id);
  if (!video) throw notFound();
  return video;
}

async function toProgress({ db, user }: InHome) {
  const rows = await listVideoProgress(db, user.id);
  return new Map(
    rows.map(({ item_id, seconds, finished_at }) => [
      item_id,
      { seconds, finished: finished_at !== null },
    ]),
  );
}

const signUrl = (
  { media, carehomeId, sessionId, now }: InHome,
  id: string,
  file: 'film' | 'captions' | 'poster',
) => media.filmUrls.url({ carehomeId, sessionId, id, file }, now);

const card = (
  context: InHome,
  { id, title, summary, category, levels, seconds, narrated, poster_alt }: Shelved,
  progress: Awaited<ReturnType<typeof toProgress>>,
) => ({
  id,
  title,
  summary,
  category,
  levels,
  seconds,
  narrated,
  poster: { url: signUrl(context, id, 'poster'), alt: poster_alt },
  progress: progress.get(id) ?? null,
});
