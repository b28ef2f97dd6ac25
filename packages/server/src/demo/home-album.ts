import { randomUUID } from 'node:crypto';

import { addDays, startOfDayIn } from '@relish/shared/days.ts';
import type { PersonInput } from '@relish/shared/photos/photos/photo.ts';

import { after, days } from '../core/clock.ts';
import type { Db } from '../db/database.ts';
import { makePhotos, type PhotoToMake } from '../features/photos/photos/make.ts';
import { makePictures, type PictureToMake } from '../features/residents/media/make.ts';
import { newDemoPictureKey } from '../files/demo-pictures.ts';
import { ALBUM_PHOTOS, type AlbumFacts } from './album-photos.ts';
import type { DemoAlbumPhoto } from './demo-pictures.ts';
import { PHOTO } from './home-pictures.ts';

interface Setting {
  carehomeId: string;
  timeZone: string;
  today: string;
  now: Date;
  /** They take turns in adding the photos. */
  staffIds: readonly string[];
  /** The relative with an account. */
  relativeId: string | undefined;
}

const HOUR = 3_600_000;
const FAMILY_PHOTOS_AGO = 20;

/** Photos of the residents of this home only. */
export const makeHomeAlbum = (
  db: Db,
  photos: readonly DemoAlbumPhoto[],
  idByKey: ReadonlyMap<string, string>,
  setting: Setting,
) =>
  makeAlbum(
    db,
    photos.filter(({ people }) => people.every(({ resident }) => idByKey.has(resident))),
    (key) => ({ kind: 'resident', resident_id: idByKey.get(key) ?? '' }),
    setting,
  );

/** A household has no residents; everyone is family. */
export const makeHouseholdAlbum = (
  db: Db,
  photos: readonly DemoAlbumPhoto[],
  family: string,
  setting: Setting,
) =>
  makeAlbum(
    db,
    photos.filter(({ people }) => people.every(({ resident }) => resident.endsWith(`-${family}`))),
    () => ({ kind: 'visitor', resident_id: null }),
    setting,
  );

type Who = Pick<PersonInput, 'kind' | 'resident_id'>;

async function makeAlbum(
  db: Db,
  photos: readonly DemoAlbumPhoto[],
  who: (key: string) => Who,
  setting: Setting,
) {
  const { carehomeId, staffIds } = setting;
  const made = photos.flatMap((photo, index) => {
    const facts = ALBUM_PHOTOS[photo.name];
    const staffId = staffIds[index % staffIds.length];
    return facts && staffId ? [makePhoto(photo, facts, { who, staffId, setting })] : [];
  });
  await makePictures(
    db,
    carehomeId,
    made.map(({ picture }) => picture),
  );
  await makePhotos(
    db,
    carehomeId,
    made.map(({ photo }) => photo),
  );
}

function makePhoto(
  { name, caption, people }: DemoAlbumPhoto,
  facts: AlbumFacts,
  by: { who: (key: string) => Who; staffId: string; setting: Setting },
): { picture: PictureToMake; photo: PhotoToMake } {
  const { timeZone, today, now, relativeId } = by.setting;
  const taken_on = facts.days_ago === undefined ? null : addDays(today, -facts.days_ago);
  const added_at = taken_on
    ? new Date(startOfDayIn(timeZone, taken_on).getTime() + 16 * HOUR)
    : after(now, -days(FAMILY_PHOTOS_AGO));
  const isFromFamily = facts.fromFamily !== undefined && relativeId !== undefined;
  const added_by = isFromFamily ? relativeId : by.staffId;
  const decade = facts.decade ?? null;
  const media_id = randomUUID();
  const named = facts.named ?? people.map(({ resident }) => resident);
  return {
    picture: {
      id: media_id,
      key: newDemoPictureKey('photos', name),
      resident_id: null,
      purpose: 'photo',
      uploaded_by: added_by,
      created_at: added_at,
      ...PHOTO,
    },
    photo: {
      media_id,
      added_by,
      added_at,
      taken_on,
      decade,
      sort_on: taken_on ?? `${decade}-01-01`,
      place: facts.place ?? null,
      caption,
      story: facts.story ?? null,
      origin: isFromFamily ? 'family' : 'staff',
      named: facts.named === undefined && facts.state !== 'pending' ? 'everyone' : 'not_yet',
      sharing: facts.state === undefined ? (facts.sharing ?? 'home') : 'staff',
      ...(facts.state && { state: facts.state }),
      answer: facts.fromFamily?.answer ?? null,
      answered_at: facts.fromFamily?.answer ? after(added_at, days(1)) : null,
      people: people
        .filter(({ resident }) => named.includes(resident))
        .map(({ resident, ...face }) => ({
          ...by.who(resident),
          region: toRegion(face),
          agreed: true,
          treatment: facts.blur?.includes(resident) ? 'blur' : 'show',
          refused: facts.refused === resident,
        })),
      thanks:
        facts.thanks === undefined || relativeId === undefined
          ? []
          : [
              {
                user_id: relativeId,
                heart: true,
                text: facts.thanks || null,
                at: after(added_at, HOUR * 5),
              },
            ],
    },
  };
}

const toRegion = ({ x, y, w, h }: { x: number; y: number; w: number; h: number }) => {
  const [left, top] = [Math.floor(x * 1000), Math.floor(y * 1000)];
  return {
    x: left,
    y: top,
    w: Math.min(1000 - left, Math.round(w * 1000)),
    h: Math.min(1000 - top, Math.round(h * 1000)),
  };
};
