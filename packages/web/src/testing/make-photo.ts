import type { PhotoCard } from '@relish/shared/photos/photos/photo.ts';

import { PEGGY } from './make-resident.ts';

export const photoId = (number: number) =>
  `0197a000-0000-7000-8000-${String(number).padStart(12, '0')}`;

type Staff = NonNullable<PhotoCard['staff']>;

export const makeStaffCard = (differences: Partial<Staff> = {}): Staff => ({
  sharing: 'home',
  named: 'everyone',
  favourite: false,
  event_id: null,
  report_id: null,
  added_by: 'Grace Adeyemi',
  thanks: 0,
  reasons: [],
  ...differences,
});

/** A photo of Peggy, as staff get it. */
export const makePhoto = (number: number, differences: Partial<PhotoCard> = {}): PhotoCard => ({
  id: photoId(number),
  version: 1,
  state: 'ready',
  origin: 'staff',
  picture: {
    thumb: `/media/${number}/thumb`,
    small: `/media/${number}/small`,
    large: `/media/${number}/large`,
  },
  is_blurred: false,
  width: 1200,
  height: 900,
  taken_on: '2026-11-14',
  decade: null,
  place: null,
  caption: `Photo ${number}`,
  story: null,
  chapter: null,
  added_at: '2026-11-14T10:00:00.000Z',
  residents: [{ id: PEGGY, preferred_name: 'Peggy' }],
  is_own: false,
  staff: makeStaffCard(),
  ...differences,
});
