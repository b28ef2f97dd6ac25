import type { Call } from '@relish/shared/call.ts';
import { type CallName, calls, type Output } from '@relish/shared/calls.ts';
import { can } from '@relish/shared/permissions.ts';
import type { Status } from '@relish/shared/residents/residents/choices.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { attachPicture } from '../features/residents/media/public.ts';
import { makeRelatives } from '../features/residents/relatives/make.ts';
import { makeFamily } from '../testing/family.ts';
import { photoOfAPhone } from '../testing/pictures.ts';
import { linkRelative } from '../testing/resident.ts';
import { sampleInput } from '../testing/sample-input.ts';
import { PASSWORD, type TestApp, testApp, type TestUser } from '../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const all = Object.entries<Call>(calls) as [CallName, Call][];

async function twoFamilies() {
  const manager = await t.signIn();
  const ours = await makeFamily(t, manager, 'OURS');
  return { manager, ours, theirs: await makeFamily(t, manager, 'THEIRS') };
}

const asRelative = (user: TestUser, resident_id: string) => ({
  person: () => t.call('relatives/my-person', { resident_id }, user),
  people: () => t.call('relatives/my-people', {}, user),
  aboutMe: () => t.call('about-me/for-family', { resident_id }, user),
});

const hasId = (input: object) => Object.keys(input).some((name) => /(^|_)ids?$/.test(name));

describe('N1, N18: with ids of another family a relative', () => {
  let families: Awaited<ReturnType<typeof twoFamilies>>;
  let me: Output<'me'>;
  beforeAll(async () => {
    families = await twoFamilies();
    me = (await t.call('me', {}, families.ours.relative)).body as Output<'me'>;
  });

  const notFoundFrom: CallName[] = [];
  const closing = new Set<CallName>(['logout', 'user/change-password', 'register', 'login']);
  it.each(all.filter(([name]) => !closing.has(name)))(
    'gets nothing from %s',
    async (name, call) => {
      const { manager, ours, theirs } = families;
      for (const id of [theirs.residentId, theirs.linkId, theirs.relative.id, manager.id]) {
        // Keeps the sweep below the write limit.
        t.advance(1000);
        const input = sampleInput(call, id);
        const { status, body } = await t.send(name, {
          body: JSON.stringify(input),
          token: ours.relative.token,
        });
        if (call.access !== 'public' && call.access !== 'authenticated')
          expect(status === 403).toBe(!can(me, call.access));
        if (hasId(input)) expect([403, 404, 422]).toContain(status);
        if (status === 404) notFoundFrom.push(name);
        const text = JSON.stringify(body);
        for (const secret of ['THEIRS', 'SECRET', theirs.relative.email, manager.email])
          expect(text).not.toContain(secret);
      }
    },
  );

  it('reaches every call with records', () => {
    expect(notFoundFrom).toEqual(
      expect.arrayContaining([
        'relatives/my-person',
        'about-me/for-family',
        'consents/for-family',
        'switch-carehome',
      ]),
    );
  });
});

describe('N1: a relative', () => {
  it('sees their own resident, and gets 404 for anyone else, whatever the reason', async () => {
    const { manager, ours, theirs } = await twoFamilies();
    const { relative } = ours;
    expect((await asRelative(relative, ours.residentId).person()).status).toBe(200);
    const elsewhere = await makeFamily(t, await t.signIn(), 'ELSEWHERE');
    for (const id of [theirs.residentId, elsewhere.residentId, manager.id]) {
      expect((await asRelative(relative, id).person()).status).toBe(404);
      expect((await asRelative(relative, id).aboutMe()).status).toBe(404);
    }
    const { body } = await asRelative(relative, ours.residentId).people();
    expect(body).toMatchObject([{ id: ours.residentId }]);
  });

  it.each(['invited', 'suspended', 'blocked', 'ended', 'contact only'] as const)(
    'who is %s sees no resident',
    async (how) => {
      const { ours, manager } = await twoFamilies();
      const change = how === 'contact only' ? { access_level: 0 } : { status: how };
      await t.database.system((db) =>
        db
          .updateTable('relative_links')
          .set(change)
          .where('carehome_id', '=', manager.carehomeId)
          .where('id', '=', ours.linkId)
          .execute(),
      );
      const { person, people, aboutMe } = asRelative(ours.relative, ours.residentId);
      expect([(await person()).status, (await aboutMe()).status]).toEqual([404, 404]);
      expect((await people()).body).toEqual([]);
    },
  );
});

it('N2: returns nothing of the previous home after switching', async () => {
  const [one, two] = [await t.signIn(), await t.signIn()];
  const [there, here] = [await makeFamily(t, one, 'THERE'), await makeFamily(t, two, 'HERE')];
  await t.database.system(async (db) => {
    await db
      .insertInto('memberships')
      .values({ carehome_id: two.carehomeId, user_id: one.id, role: 'home_manager' })
      .execute();
    await db
      .insertInto('memberships')
      .values({ carehome_id: two.carehomeId, user_id: there.relative.id, role: 'relative' })
      .execute();
    const { residentId } = here;
    const link = { userId: there.relative.id, residentId, now: t.now() };
    await linkRelative(db, two.carehomeId, link);
  });
  for (const user of [one, there.relative])
    await t.call('switch-carehome', { carehome_id: two.carehomeId }, user);
  expect(JSON.stringify((await t.call('residents/list', {}, one)).body)).not.toContain('THERE');
  expect((await t.call('residents/get', { id: there.residentId }, one)).status).toBe(404);
  const old = { resident_id: there.residentId };
  expect((await t.call('relatives/list', old, one)).status).toBe(404);
  expect((await t.call('relatives/my-person', old, there.relative)).status).toBe(404);
  const { body } = await t.call('relatives/my-people', {}, there.relative);
  expect(body).toMatchObject([{ id: here.residentId }]);
});

describe('N3: a blocked relative', () => {
  it('loses sessions, pictures and stories at once, including at signed addresses', async () => {
    const { manager, ours } = await twoFamilies();
    const { relative, residentId, linkId } = ours;
    const sent = await t.send('media/upload', {
      token: manager.token,
      body: await photoOfAPhone(),
    });
    const use = { residentId, purpose: 'photo_record', userId: manager.id } as const;
    await t.database.system(async (db) => {
      await attachPicture(db, manager.carehomeId, sent.body.id as string, use);
      await db
        .updateTable('residents')
        .set({ photo_id: sent.body.id as string })
        .where('carehome_id', '=', manager.carehomeId)
        .where('id', '=', residentId)
        .execute();
    });
    const { person, people, aboutMe } = asRelative(relative, residentId);
    const { picture } = (await person()).body as Output<'relatives/my-person'>;
    const fetchPicture = async () =>
      (await t.app.inject({ method: 'GET', url: picture?.small ?? '' })).statusCode;
    expect(await fetchPicture()).toBe(200);
    expect(JSON.stringify((await aboutMe()).body)).toContain('OURS-STORY');

    await t.call('relatives/block', { id: linkId, reason: 'Court order' }, manager);
    expect(await fetchPicture()).toBe(404);
    for (const request of [person, people, aboutMe]) expect((await request()).status).toBe(401);
    const devices = await t.database.system((db) =>
      db.selectFrom('sessions').select('id').where('user_id', '=', relative.id).execute(),
    );
    expect(devices).toEqual([]);
    const back = await t.call('login', { email: relative.email, password: PASSWORD });
    expect([back.status, JSON.stringify(back.body)]).toEqual([
      403,
      expect.not.stringMatching(/block|court/i),
    ]);
  });

  it('cannot use a code sent before the block', async () => {
    const { manager, ours } = await twoFamilies();
    const email = `blocked-${ours.linkId}@example.org`;
    const input = { first_name: 'Eve', last_name: 'Stone', relationship: 'friend' } as const;
    const { body } = await t.call(
      'relatives/invite',
      {
        ...input,
        email,
        resident_id: ours.residentId,
        access_level: 3,
        agreed: 'resident_agrees',
      },
      manager,
    );
    const code = await t.mailedSecret(email, 'register');
    await t.call('relatives/block', { id: body.id, reason: 'Her own wish' }, manager);
    const person = { first_name: 'Eve', last_name: 'Stone', password: PASSWORD, email };
    const answer = await t.call('register', { ...person, is_adult: true, invitation_code: code });
    expect(answer.error.errors).toHaveProperty('invitation_code');
  });
});

it.each<[Status, Status]>([
  ['current', 'hospital'],
  ['hospital', 'deceased'],
  ['current', 'deceased'],
  ['current', 'away'],
])(
  'N8: a change from %s to %s is invisible to a relative until the family is informed',
  async (before, status) => {
    const { manager, ours } = await twoFamilies();
    const { residentId } = ours;
    const seen = asRelative(ours.relative, residentId);
    const change = async (to: Status, family_informed: boolean) => {
      const { version } = (await t.call('residents/get', { id: residentId }, manager)).body;
      await t.call(
        'residents/change-status',
        { id: residentId, version, status: to, family_informed },
        manager,
      );
    };
    if (before !== 'current') await change(before, true);
    const answers = async () =>
      JSON.stringify([
        (await seen.person()).body,
        (await seen.people()).body,
        (await seen.aboutMe()).body,
      ]);
    const first = await answers();
    await change(status, false);
    expect(await answers()).toBe(first);
    await t.call('residents/inform-family', { id: residentId }, manager);
    expect((await answers()) !== first).toBe(status === 'deceased');
    expect(await answers()).not.toMatch(/deceased|hospital|away/);
  },
);

it('N9, N15: no answer to a relative contains staff-only details', async () => {
  const { ours } = await twoFamilies();
  const { person, people, aboutMe } = asRelative(ours.relative, ours.residentId);
  for (const request of [person, people, aboutMe]) {
    const { status, body } = await request();
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toMatch(
      /SECRET|"pal|planned|exploratory|sensory|reflex|"status|diet|allerg|mobility|faith|group_ids|tags|external|@/,
    );
  }
});

it('N18: a relative sees only first names of staff and no other relatives', async () => {
  const { manager, ours } = await twoFamilies();
  await t.database.system((db) =>
    makeRelatives(
      db,
      manager.carehomeId,
      [
        {
          first_name: 'COUSIN',
          last_name: 'COUSIN',
          phone: '01632 960999',
          links: [{ resident_id: ours.residentId, relationship: 'niece_nephew' }],
        },
      ],
      { invitedBy: manager.id, now: t.now() },
    ),
  );
  const { body } = await asRelative(ours.relative, ours.residentId).person();
  expect(body.key_worker).toEqual({ first_name: 'Kim', role: 'home_manager', job_title: null });
  expect(JSON.stringify(body)).not.toMatch(/Sharma|COUSIN|960999/);
});

it('N19: registration requires confirming an age of 18 or over', async () => {
  const founder = {
    email: 'young@example.org',
    password: PASSWORD,
    first_name: 'Tom',
    last_name: 'Young',
    organisation: { kind: 'family', name: 'The Youngs', region: 'england' },
  };
  for (const is_adult of [undefined, false, 'true', 1]) {
    const body = JSON.stringify({ ...founder, is_adult });
    const { status, error } = await t.send('register', { body });
    expect([status, Object.keys(error.errors ?? {})]).toEqual([422, ['is_adult']]);
  }
});

it('N23: the server rejects what package or expiry forbid', async () => {
  const basic = await t.signIn({ package_title: 'Package A' });
  expect((await t.call('residents/list', {}, basic)).status).toBe(403);
  expect((await t.call('relatives/pending', {}, basic)).status).toBe(403);
  const expired = await t.signIn({ package_title: 'Package E', expired: true });
  const mary = { first_name: 'Mary', last_name: 'Brown', date_of_birth: '1938-04-02' };
  const input = { ...mary, move_in_date: '2026-11-01' };
  expect((await t.call('residents/add', input, expired)).status).toBe(403);
});
