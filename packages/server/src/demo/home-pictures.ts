import { randomUUID } from 'node:crypto';

import { addDays } from '@relish/shared/days.ts';

import type { Db } from '../db/database.ts';
import type { ReportToMake } from '../features/reports/reports/make.ts';
import { listAgreements, photoAnswers } from '../features/residents/consents/public.ts';
import { makePictures, type PictureToMake } from '../features/residents/media/make.ts';
import { setPortraits } from '../features/residents/residents/make.ts';
import { newDemoPictureKey } from '../files/demo-pictures.ts';
import type { DemoPhoto, DemoPictures } from './demo-pictures.ts';

const PORTRAIT = { width: 320, height: 320, bytes: 5000 };
export const PHOTO = { width: 1280, height: 960, bytes: 40_000 };

/** For everyone with consent to a picture on the record. */
export async function makeHomePortraits(
  db: Db,
  residents: readonly { id: string; key: string }[],
  setting: { carehomeId: string; managerId: string; pictures: DemoPictures; now: Date },
) {
  const { carehomeId, managerId, pictures, now } = setting;
  const agreed = await listAgreements(
    db,
    carehomeId,
    residents.map(({ id }) => id),
    'photo_record',
  );
  const portraits = residents
    .filter(({ id, key }) => Object.hasOwn(pictures.portraits, key) && agreed(id, 'photo_record'))
    .map(({ id, key }): PictureToMake => ({
      id: randomUUID(),
      key: newDemoPictureKey('portraits', key),
      resident_id: id,
      purpose: 'photo_record',
      uploaded_by: managerId,
      created_at: now,
      ...PORTRAIT,
    }));
  await makePictures(db, carehomeId, portraits);
  await setPortraits(db, carehomeId, portraits);
}

/** Sessions before then are over and recorded, even if the record was late. */
const RECORDED_DAYS_AGO = 2;

interface Session {
  code: string;
  day: string;
}

/** Chooses the session in which each photo was taken. */
export function placePhotos<T extends Session>(
  photos: readonly DemoPhoto[],
  sessions: readonly T[],
  today: string,
): Map<T, DemoPhoto> {
  const latest = addDays(today, -RECORDED_DAYS_AGO);
  const placed = new Map<T, DemoPhoto>();
  for (const photo of photos) {
    const session = sessions
      .filter(({ code, day }) => code === photo.code && day <= latest)
      .at(-1 - photo.weeks_ago);
    if (session) placed.set(session, photo);
  }
  return placed;
}

/**
 * Keeps the rules of recording: everyone in a photo took part and agreed to photos, or was asked
 * for this one.
 */
export async function attachPhotos(
  db: Db,
  carehomeId: string,
  reports: readonly { report: ReportToMake; photo: DemoPhoto | undefined }[],
  idByKey: ReadonlyMap<string, string>,
): Promise<ReportToMake[]> {
  const answers = await photoAnswers(db, carehomeId, [...idByKey.values()]);
  const pictures: PictureToMake[] = [];
  const attached = reports.map(({ report, photo }): ReportToMake => {
    if (!photo) return report;
    const resident_ids = photo.people.map(({ resident }) => idByKey.get(resident) ?? '');
    const present = new Set(report.people.map(({ resident_id }) => resident_id));
    const isAllowed = resident_ids.every(
      (id) => present.has(id) && ['yes', 'ask'].includes(answers.get(id)?.answer ?? 'no'),
    );
    if (!isAllowed) return report;
    const media_id = randomUUID();
    pictures.push({
      id: media_id,
      key: newDemoPictureKey('photos', photo.name),
      resident_id: null,
      purpose: 'report',
      uploaded_by: report.createdBy,
      created_at: report.created_at ?? report.started_at,
      ...PHOTO,
    });
    const agreed_ids = resident_ids.filter((id) => answers.get(id)?.answer === 'ask');
    return { ...report, photos: [{ media_id, resident_ids, agreed_ids, caption: photo.caption }] };
  });
  await makePictures(db, carehomeId, pictures);
  return attached;
}
