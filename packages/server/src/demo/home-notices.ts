import { after, days } from '../core/clock.ts';
import type { Db } from '../db/database.ts';
import { makeNotices, type NoticeToMake } from '../features/board/notices/make.ts';

type Told = Omit<NoticeToMake, 'publish_at' | 'expires_at' | 'authorId'> & {
  /** Days since it was posted, and days left. */
  up: number;
  left: number;
};

const NOTICES: Told[] = [
  {
    title: 'Visiting is open every day, 10:00 to 20:00',
    body: 'Come whenever it suits you. Mealtimes are quieter if you wait until after 13:00 and 18:00, and you are always welcome to help at the table if your person likes that.\n\nThere is tea and cake in the conservatory from 15:00.',
    audience: 'all',
    pinned: true,
    up: 20,
    left: 60,
  },
  {
    title: 'Singalong with the ukulele band on Friday',
    body: 'Friday at 14:30 in the lounge. Old favourites, song sheets in large print, and a seat for everybody. Families are welcome to join in.',
    audience: 'all',
    priority: 'important',
    up: 2,
    left: 12,
  },
  {
    title: 'Residents’ and relatives’ meeting',
    body: 'We talk about the winter menu, the new garden beds and ideas for outings. Tell any member of staff what should be on the list, or write it in the book at reception.',
    audience: 'family',
    up: 3,
    left: 18,
  },
  {
    title: 'Moving and handling refresher: book your place',
    body: 'Three sessions next week, each 45 minutes, in the training room. Please put your name on the sheet in the office by Thursday.',
    audience: 'staff',
    priority: 'important',
    up: 1,
    left: 10,
  },
  {
    title: 'Lift service on Wednesday morning',
    body: 'The lift is out of use on Wednesday from 09:00 to 11:00. Activities on the first floor start at 11:15 that day.',
    audience: 'all',
    up: 1,
    left: 5,
  },
  {
    title: 'Harvest supper: thank you',
    body: 'Thank you to everybody who cooked, carried and sang. The recipe for the apple cake hangs beside the kitchen hatch.',
    audience: 'all',
    up: 45,
    left: -15,
  },
];

/** Notices for everyone, for families and for staff. */
export async function makeHomeNotices(
  db: Db,
  { carehomeId, managerId, now }: { carehomeId: string; managerId: string; now: Date },
) {
  await makeNotices(
    db,
    carehomeId,
    NOTICES.map(({ up, left, ...notice }) => ({
      ...notice,
      publish_at: after(now, -days(up)),
      expires_at: after(now, days(left)),
      authorId: managerId,
    })),
  );
}
