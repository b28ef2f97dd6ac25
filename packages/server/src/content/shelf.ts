import type { Guide } from '@relish/shared/library/activities/guide.ts';
import { OwnGuide } from '@relish/shared/library/activities/own-activity.ts';
import type { Product } from '@relish/shared/library/products/product.ts';
import type { Tutorial } from '@relish/shared/library/tutorials/tutorial.ts';
import type { Video } from '@relish/shared/library/videos/video.ts';

import type { Db } from '../db/database.ts';
import { type ActivityIndex, indexActivities } from './activity-index.ts';

export interface LibraryActivity {
  id: string;
  code: string;
  title: string;
  guide: OwnGuide;
  alt: string;
  pinnedUntil: string | null;
  scope: 'library';
}
export type Shelved<T> = T & { id: string };

export interface Shelf {
  version: number;
  activities: readonly LibraryActivity[];
  activity: (id: string) => LibraryActivity | undefined;
  index: ActivityIndex;
  videos: readonly Shelved<Video>[];
  tutorials: readonly Shelved<Tutorial>[];
  products: readonly Shelved<Product>[];
}

export async function readShelf(db: Db, version: number): Promise<Shelf> {
  const rows = await db
    .selectFrom('library_items')
    .select(['id', 'kind', 'code', 'body', 'published', 'pinned_until'])
    .orderBy('code')
    .execute();
  const shown = rows.filter(
    ({ published, body }) => published ?? (body as { status: string }).status === 'published',
  );
  const of = <T>(kind: string) =>
    shown.filter((row) => row.kind === kind).map(({ id, body }) => ({ ...(body as T), id }));
  const activities = shown
    .filter(({ kind }) => kind === 'activity')
    .map(({ id, code, body, pinned_until }) => {
      const guide = body as Guide;
      return {
        id,
        code,
        title: guide.title,
        guide: OwnGuide.parse(guide),
        alt: guide.picture.alt,
        pinnedUntil: pinned_until,
        scope: 'library' as const,
      };
    })
    .toSorted((one, other) => one.title.localeCompare(other.title, 'en-GB'));
  const byId = new Map(activities.map((activity) => [activity.id, activity]));
  return {
    version,
    activities,
    activity: (id) => byId.get(id),
    index: indexActivities(activities),
    videos: of<Video>('video'),
    tutorials: of<Tutorial>('tutorial'),
    products: of<Product>('product'),
  };
}
