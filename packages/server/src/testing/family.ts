import { makeAboutMe } from '../features/residents/about-me/make.ts';
import { makeResident } from '../features/residents/residents/make.ts';
import { decide, linkRelative } from './resident.ts';
import type { TestApp, TestUser } from './test-app.ts';

/** A resident with secrets of every kind, and one relative with full access. */
export async function makeFamily(t: TestApp, manager: TestUser, surname: string) {
  const { carehomeId, id: createdBy } = manager;
  const relative = await t.signIn({ role: 'relative', carehomeId });
  const now = t.now();
  const made = await t.database.system(async (db) => {
    const residentId = await makeResident(db, carehomeId, {
      first_name: `${surname}-FIRST`,
      preferred_name: `${surname}-PREFERRED`,
      last_name: `${surname}-LAST`,
      room: `${surname}-ROOM`,
      avoid_topics: ['SECRET-AVOID'],
      mobility: JSON.stringify({ moves: 'hoist', grip: 'SECRET-GRIP' }),
      diet: JSON.stringify({ kinds: ['other'], other: 'SECRET-DIET' }),
      smoking: 'SECRET-SMOKING',
      external_id: 'SECRET-EXTERNAL',
      key_worker_id: createdBy,
      createdBy,
      now,
    });
    const linkId = await linkRelative(db, carehomeId, { userId: relative.id, residentId, now });
    for (const purpose of ['photo_record', 'photo_own_family', 'share_about_me_family'] as const)
      await decide(db, carehomeId, residentId, { purpose, decision: 'yes', now });
    const by = {
      resident_id: residentId,
      author_id: createdBy,
      voice: 'resident',
      at: now,
    } as const;
    await makeAboutMe(
      db,
      carehomeId,
      [
        { ...by, section_key: 'roots', text: `${surname}-STORY` },
        { ...by, section_key: 'comfort', text: 'SECRET-COMFORT' },
        { ...by, section_key: 'identity', text: 'SECRET-IDENTITY' },
      ],
      t.sealer,
    );
    return { residentId, linkId };
  });
  return { relative, ...made };
}
