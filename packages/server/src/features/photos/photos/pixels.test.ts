import { DECISIONS, type Purpose } from '@relish/shared/residents/consents/purposes.ts';
import { type Arbitrary, assert, asyncProperty, boolean, constantFrom, record } from 'fast-check';
import { expect, test } from 'vitest';

import { BLUE, contrast, makePhotoHome, type PhotoHome, RED } from '../../../testing/photo-home.ts';
import { testApp } from '../../../testing/test-app.ts';

const PURPOSES = [
  'photo_life_story',
  'photo_own_family',
  'photo_other_families',
  'photo_home_display',
] as const satisfies Purpose[];

// Weighted towards yes, so that enough photos are shown.
const decision = constantFrom('yes', 'yes', 'yes', ...DECISIONS);
const someone = record({
  isThere: constantFrom(true, true, true, false),
  isMarked: constantFrom(true, true, false),
  treatment: constantFrom('show', 'blur', 'blur'),
  agreed: boolean(),
  refused: constantFrom(false, false, false, false, false, true),
  answers: record({
    photo_life_story: decision,
    photo_own_family: decision,
    photo_other_families: decision,
    photo_home_display: decision,
  }),
});
type Someone = typeof someone extends Arbitrary<infer T> ? T : never;
const scene = record({
  rose: someone,
  ann: someone,
  sharing: constantFrom('staff', 'own_family', 'home', 'home'),
  isNamed: constantFrom(true, true, true, false),
});
type Scene = typeof scene extends Arbitrary<infer T> ? T : never;

const agrees = ({ answers, agreed }: Someone, purpose: (typeof PURPOSES)[number]) =>
  answers[purpose] === 'yes' || (answers[purpose] === 'ask_each_time' && agreed);

/** The rules once more in other words: who is visible, blurred or keeps the photo closed. */
function expected(
  { rose, ann, sharing, isNamed }: Scene,
  viewer: 'roses' | 'anns' | 'volunteer',
): ('sharp' | 'blurred' | 'absent')[] | undefined {
  const people = [rose, ann];
  const there = people.filter(({ isThere }) => isThere);
  if (!isNamed || there.some(({ refused }) => refused)) return undefined;
  if (sharing === 'staff' || (viewer === 'volunteer' && sharing !== 'home')) return undefined;
  const own = viewer === 'volunteer' ? undefined : people[viewer === 'roses' ? 0 : 1];
  if (own && !own.isThere) return undefined;
  const seen = people.map((person) => {
    if (!person.isThere) return 'absent';
    const others = viewer === 'volunteer' ? 'photo_home_display' : 'photo_other_families';
    const purpose = person === own ? 'photo_own_family' : others;
    if (agrees(person, 'photo_life_story') && agrees(person, purpose)) return 'sharp';
    return person !== own && person.treatment === 'blur' && person.isMarked ? 'blurred' : 'closed';
  });
  return seen.includes('closed') ? undefined : (seen as ('sharp' | 'blurred' | 'absent')[]);
}

async function apply(
  t: Awaited<ReturnType<typeof testApp>>,
  home: PhotoHome,
  id: string,
  to: Scene,
) {
  const everyone = [
    { ...to.rose, resident_id: home.rose, region: RED },
    { ...to.ann, resident_id: home.ann, region: BLUE },
  ];
  for (const { resident_id, answers } of everyone)
    for (const purpose of PURPOSES) await home.says(resident_id, purpose, answers[purpose]);
  const there = everyone.filter(({ isThere }) => isThere);
  await t.database.system(async (db) => {
    await db.deleteFrom('photo_people').where('photo_id', '=', id).execute();
    const { sort_on } = await db
      .updateTable('photos')
      .set({
        sharing: to.sharing,
        state: to.isNamed ? 'ready' : 'needs_people',
        named: to.isNamed ? 'everyone' : 'not_yet',
      })
      .where('id', '=', id)
      .returning('sort_on')
      .executeTakeFirstOrThrow();
    if (there.length === 0) return;
    await db
      .insertInto('photo_people')
      .values(
        there.map(({ resident_id, region, isMarked, treatment, agreed, refused }, position) => ({
          carehome_id: home.carehomeId,
          photo_id: id,
          position,
          kind: 'resident' as const,
          resident_id,
          region: isMarked ? [region.x, region.y, region.w, region.h] : null,
          treatment,
          agreed,
          refused,
          sort_on,
        })),
      )
      .execute();
  });
}

test(
  'no viewer receives a pixel of a person whom they may not see',
  { timeout: 120_000 },
  async () => {
    const t = await testApp();
    const home = await makePhotoHome(t);
    const { carehomeId } = home;
    const volunteer = await t.signIn({ role: 'volunteer_external', carehomeId });
    const id = await home.share();
    const viewers = [
      ['roses', await home.signed(id, home.roses, 'family')],
      ['anns', await home.signed(id, home.anns, 'family')],
      ['volunteer', await home.signed(id, volunteer, 'staff')],
    ] as const;
    await assert(
      asyncProperty(scene, async (to) => {
        await apply(t, home, id, to);
        for (const [viewer, { large }] of viewers) {
          const rule = expected(to, viewer);
          const { statusCode, rawPayload } = await home.fetchPicture(large);
          expect([viewer, statusCode]).toEqual([viewer, rule ? 200 : 404]);
          if (!rule) continue;
          for (const [index, place] of [RED, BLUE].entries()) {
            const isSharp = (await contrast(rawPayload, place)) > 60;
            expect([viewer, index, isSharp]).toEqual([viewer, index, rule[index] !== 'blurred']);
          }
        }
      }),
      { numRuns: 60 },
    );
  },
);
