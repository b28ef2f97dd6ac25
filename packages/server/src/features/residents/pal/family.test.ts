import { GUIDE_TEXTS } from '@relish/shared/residents/pal/guide-texts.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { makeResident } from '../residents/make.ts';
import { makePalHistory } from './make.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

type Link = {
  access_level: number;
  status: 'active' | 'suspended';
  family_status: 'current' | 'deceased';
};

/** A relative of a resident at sensory level, in a home that shares guides. */
async function family({
  access_level = 2,
  status = 'active',
  family_status = 'current',
  shares = true,
  ...organisation
}: Partial<Link> & { shares?: boolean; expired?: boolean; package_title?: 'Package D' } = {}) {
  const manager = await t.signIn(organisation);
  const { carehomeId } = manager;
  const relative = await t.signIn({ role: 'relative', carehomeId });
  const resident_id = await t.database.system(async (db) => {
    const id = await makeResident(db, carehomeId, {
      createdBy: manager.id,
      now: t.now(),
      family_status,
    });
    const check = { residentId: id, assessorId: manager.id, completedOn: '2026-10-01' };
    await makePalHistory(db, carehomeId, [{ ...check, answers: 'SSSSSSSSE' }], t.now());
    const { id: relative_id } = await db
      .insertInto('relatives')
      .values({
        carehome_id: carehomeId,
        user_id: relative.id,
        first_name: 'Susan',
        last_name: 'Brown',
        created_at: t.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('relative_links')
      .values({
        carehome_id: carehomeId,
        relative_id,
        resident_id: id,
        relationship: 'daughter',
        access_level,
        status,
        agreed: 'resident_agrees',
        created_at: t.now(),
      })
      .execute();
    return id;
  });
  const settings = (await t.call('home-settings/get', {}, manager)).body;
  await t.call('home-settings/edit', { ...settings, pal_guide_for_relatives: shares }, manager);
  return {
    manager,
    relative,
    guide: () => t.call('pal/guide-for-family', { resident_id }, relative),
    people: async () => (await t.call('pal/guides-for-family', {}, relative)).body,
  };
}

describe('V14: a relative', () => {
  it('N9, N15: reads how to be with their resident, without level, answers or counts', async () => {
    const { guide, people } = await family();
    const answer = await guide();
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      preferred_name: 'Mary',
      guide: { what_to_say: GUIDE_TEXTS.sensory.what_to_say },
    });
    expect(Object.keys(answer.body)).toEqual(['preferred_name', 'guide']);
    for (const shown of [answer.body, await people()])
      expect(JSON.stringify(shown)).not.toMatch(
        /\blevels?\b|planned|exploratory|sensory|reflex|answers|counts|borderline|mixed|review/i,
      );
    expect(await people()).toEqual([{ resident_id: expect.any(String), preferred_name: 'Mary' }]);
  });

  it.each([
    ['the home does not share guides', { shares: false }],
    ['they may see less', { access_level: 1 }],
    ['they may see nothing', { access_level: 0 }],
    ['the link rests', { status: 'suspended' }],
    ['they know of the death', { family_status: 'deceased' }],
    ['N23: the package has expired', { expired: true, package_title: 'Package D' }],
  ] as const)('gets no guide where %s', async (_, link) => {
    const { guide, people } = await family(link);
    expect((await guide()).status).toBe(404);
    expect(await people()).toEqual([]);
  });

  it('gets no guide of another resident in the same home', async () => {
    const { manager } = await family();
    const stranger = await t.signIn({ role: 'relative', carehomeId: manager.carehomeId });
    expect((await t.call('pal/guides-for-family', {}, stranger)).body).toEqual([]);
  });
});

it('N23: the server closes the section after expiry', async () => {
  const expired = await t.signIn({ expired: true, package_title: 'Package D' });
  const resident_id = await t.database.system((db) =>
    makeResident(db, expired.carehomeId, { createdBy: expired.id, now: t.now() }),
  );
  const statuses = await Promise.all([
    t.call('pal/list', {}, expired),
    t.call('pal/get', { resident_id }, expired),
    t.call('pal/save-draft', { resident_id }, expired),
    t.call('pal/finish', { resident_id, based_on: null }, expired),
    t.call('pal/raise', { resident_id, reason: 'bereavement' }, expired),
  ]);
  expect(statuses.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
});
