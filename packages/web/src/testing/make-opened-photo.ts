import type { Output } from '@relish/shared/calls.ts';

type Photo = Output<'photos/get'>;
type Staff = NonNullable<Photo['staff']>;

export const EDITH = {
  id: '0197a000-0000-7000-8000-000000000c01',
  preferred_name: 'Edith',
};
export const TOM = { id: '0197a000-0000-7000-8000-000000000c02', preferred_name: 'Tom' };

export const makeStaffPart = (differences: Partial<Staff> = {}): Staff => ({
  sharing: 'staff',
  named: 'not_yet',
  favourite: false,
  event_id: null,
  report_id: null,
  added_by: 'Nora Field',
  thanks: 0,
  reasons: [],
  people: [],
  who_sees: [
    { audience: 'staff', resident: null, sees: 'original', reasons: [] },
    {
      audience: 'home',
      resident: null,
      sees: 'nothing',
      reasons: [{ code: 'needs_people', residents: [] }],
    },
  ],
  likely: [],
  thanks_received: [],
  can_edit: true,
  can_remove: true,
  belongs_to: null,
  ...differences,
});

/** A photo that staff have just added; without the part for staff it is a relative's. */
export const makeOpenedPhoto = (differences: Partial<Photo> = {}): Photo => ({
  id: '0197a000-0000-7000-8000-000000000d01',
  version: 1,
  state: 'needs_people',
  origin: 'staff',
  picture: { thumb: '/media/thumb', small: '/media/small', large: '/media/large' },
  is_blurred: false,
  width: 1600,
  height: 900,
  taken_on: '2026-11-10',
  decade: null,
  place: null,
  caption: null,
  story: null,
  chapter: null,
  added_at: '2026-11-10T10:00:00.000Z',
  residents: [],
  is_own: false,
  staff: makeStaffPart(),
  own_thanks: null,
  answer: null,
  ...differences,
});
