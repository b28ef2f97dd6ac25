import type { Input } from '@relish/shared/calls.ts';
import type { Status } from '@relish/shared/residents/residents/choices.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { days } from '../../../core/clock.ts';
import { decide } from '../../../testing/resident.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';
import { type LinkToMake, makeRelatives } from '../relatives/make.ts';
import { makeResident } from '../residents/make.ts';
import { makeAboutMe } from './make.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

async function makeRelative(
  { carehomeId, id: invitedBy }: TestUser,
  resident_id: string,
  link: Partial<LinkToMake> = {},
) {
  const relative = await t.signIn({ role: 'relative', carehomeId });
  const person = {
    user_id: relative.id,
    first_name: 'Susan',
    last_name: 'Brown',
    links: [{ resident_id, relationship: 'child' as const, ...link }],
  };
  await t.database.system((db) =>
    makeRelatives(db, carehomeId, [person], { invitedBy, now: t.now() }),
  );
  return relative;
}

const share = ({ carehomeId }: TestUser, residentId: string, decision: 'yes' | 'withdrawn') =>
  t.database.system((db) =>
    decide(db, carehomeId, residentId, {
      purpose: 'share_about_me_family',
      decision,
      now: t.now(),
    }),
  );

const SECRETS = ['SECRET-AVOID', 'SECRET-COMFORT', 'SECRET-IDENTITY', 'SECRET-BELIEFS'];
const STAFF_ONLY = [...SECRETS, 'SECRET-STAFF', 'SECRET-PENDING', 'SECRET-SUPPORT'];

async function sharedBook() {
  const manager = await t.signIn();
  const { carehomeId, id: author_id } = manager;
  const residentId = await t.database.system(async (db) => {
    const resident_id = await makeResident(db, carehomeId, {
      preferred_name: 'Molly',
      avoid_topics: ['SECRET-AVOID'],
      createdBy: author_id,
      now: t.now(),
    });
    const by = { resident_id, author_id, voice: 'resident', at: t.now() } as const;
    await makeAboutMe(
      db,
      carehomeId,
      [
        { ...by, section_key: 'roots', text: 'In Whitby.', supported_by: 'SECRET-SUPPORT' },
        { ...by, section_key: 'roots', text: 'SECRET-STAFF', visibility: 'staff' },
        { ...by, section_key: 'comfort', text: 'SECRET-COMFORT' },
        // As if the rule had been bypassed.
        { ...by, section_key: 'comfort', text: 'SECRET-COMFORT', visibility: 'staff_family' },
        { ...by, section_key: 'identity', text: 'SECRET-IDENTITY', visibility: 'staff_family' },
        { ...by, section_key: 'beliefs', text: 'SECRET-BELIEFS' },
        { ...by, section_key: 'matters', text: 'SECRET-PENDING', status: 'pending' },
      ],
      t.sealer,
    );
    return resident_id;
  });
  await share(manager, residentId, 'yes');
  return { manager, residentId };
}

const forFamily = (user: TestUser, resident_id: string) =>
  t.call('about-me/for-family', { resident_id }, user);

const story = (
  resident_id: string,
  values: Partial<Input<'about-me/contribute'>> = {},
): Input<'about-me/contribute'> => ({
  resident_id,
  section_key: 'love_family',
  text: 'They met at the Rialto ballroom.',
  ...values,
});

describe('a relative reading About me', () => {
  it('N9: gets what is meant for the family and nothing else', async () => {
    const { manager, residentId } = await sharedBook();
    const relative = await makeRelative(manager, residentId);
    const { status, body } = await forFamily(relative, residentId);
    expect(status).toBe(200);
    expect(body.entries).toEqual([
      {
        id: body.entries[0].id,
        section_key: 'roots',
        prompt_key: null,
        text: 'In Whitby.',
        voice: 'resident',
        period: null,
        place: null,
        pictures: [],
      },
    ]);
    const payload = JSON.stringify(body);
    for (const secret of [...STAFF_ONLY, 'Sharma', manager.id])
      expect(payload).not.toContain(secret);
  });

  it('N9: gets nothing internal even in their own text edited by staff', async () => {
    const { manager, residentId } = await sharedBook();
    const relative = await makeRelative(manager, residentId);
    const input = story(residentId, { section_key: 'comfort', text: 'Hates thunder.' });
    const { id } = (await t.call('about-me/contribute', input, relative)).body;
    expect((await forFamily(relative, residentId)).body.own_pending[0].text).toBe('Hates thunder.');
    const text = 'SECRET-NOTE of the team';
    await t.call('about-me/accept', { id, version: 1, text }, manager);
    expect(JSON.stringify((await forFamily(relative, residentId)).body)).not.toContain('SECRET');
  });

  it('N9: cannot use staff calls', async () => {
    const { manager, residentId } = await sharedBook();
    const relative = await makeRelative(manager, residentId);
    const byResident = { resident_id: residentId };
    expect((await t.call('about-me/get', byResident, relative)).status).toBe(403);
    expect((await t.call('about-me/pending', {}, relative)).status).toBe(403);
  });

  it('N1: gets 404 for anyone but their own resident, as reader and author', async () => {
    const { manager, residentId } = await sharedBook();
    const other = await t.database.system((db) =>
      makeResident(db, manager.carehomeId, { createdBy: manager.id, now: t.now() }),
    );
    await share(manager, other, 'yes');
    const relative = await makeRelative(manager, residentId);
    const strangers = [
      [relative, other],
      [relative, (await sharedBook()).residentId],
      [await makeRelative(manager, residentId, { access_level: 1 }), residentId],
      [await makeRelative(manager, residentId, { status: 'blocked' }), residentId],
      [await t.signIn({ role: 'relative', carehomeId: manager.carehomeId }), residentId],
    ] as const;
    for (const [user, id] of strangers) {
      expect((await forFamily(user, id)).status).toBe(404);
      expect((await t.call('about-me/contribute', story(id), user)).status).toBe(404);
    }
  });

  it('gets nothing without consent or after it is withdrawn', async () => {
    const { manager, residentId } = await sharedBook();
    const relative = await makeRelative(manager, residentId);
    expect((await forFamily(relative, residentId)).body.entries).toHaveLength(1);
    await share(manager, residentId, 'withdrawn');
    expect((await forFamily(relative, residentId)).body).toEqual({
      preferred_name: 'Molly',
      shared: false,
      may_contribute: false,
      entries: [],
      own_pending: [],
    });
    expect((await t.call('about-me/contribute', story(residentId), relative)).status).toBe(422);
  });

  it.each<[Status, Status, number, number, boolean]>([
    ['moved_out', 'moved_out', 29, 200, false],
    ['moved_out', 'moved_out', 31, 404, false],
    ['deceased', 'deceased', 60, 200, false],
    ['deceased', 'deceased', 91, 404, false],
    ['deceased', 'current', 60, 200, true],
    ['pre_admission', 'pre_admission', 0, 200, true],
  ])(
    'of a resident who is %s, known to them as %s, after %i days gets %i',
    async (status, family_status, after, answer, may_contribute) => {
      const { manager, residentId } = await sharedBook();
      const relative = await makeRelative(manager, residentId);
      const at = new Date(t.now().getTime() - days(after));
      await t.database.system((db) =>
        db
          .updateTable('residents')
          .set({ status, family_status, family_status_since: at })
          .where('id', '=', residentId)
          .execute(),
      );
      const { status: actualStatus, body } = await forFamily(relative, residentId);
      expect(actualStatus).toBe(answer);
      if (actualStatus === 200) expect(body.may_contribute).toBe(may_contribute);
    },
  );
});

describe('a relative’s contribution', () => {
  it('is pending in their own voice, visible to them, until staff accept it', async () => {
    const { manager, residentId } = await sharedBook();
    const relative = await makeRelative(manager, residentId);
    const cousin = await makeRelative(manager, residentId);
    const input = story(residentId, { voice: 'staff', supported_by: 'Matron' });
    const { id } = (await t.call('about-me/contribute', input, relative)).body;
    const own = (await forFamily(relative, residentId)).body;
    expect(own.own_pending).toEqual([expect.objectContaining({ id, voice: 'relative' })]);
    expect((await forFamily(cousin, residentId)).body.own_pending).toEqual([]);
    const { body } = await t.call('about-me/get', { resident_id: residentId }, manager);
    expect(body.pending).toContainEqual(
      expect.objectContaining({ id, supported_by: 'Kim Sharma', author: 'Kim Sharma' }),
    );
    await t.call('about-me/accept', { id, version: 1 }, manager);
    expect((await forFamily(cousin, residentId)).body.entries).toHaveLength(2);
  });

  it('may be about faith, and is encrypted like staff text', async () => {
    const { manager, residentId } = await sharedBook();
    const relative = await makeRelative(manager, residentId);
    const text = 'Chapel twice on Sundays.';
    await t.call(
      'about-me/contribute',
      story(residentId, { section_key: 'beliefs', text }),
      relative,
    );
    expect((await forFamily(relative, residentId)).body.own_pending[0].text).toBe(text);
    const rows = await t.database.system((db) =>
      db
        .selectFrom('about_me_entries')
        .select('text')
        .where('author_id', '=', relative.id)
        .execute(),
    );
    expect([rows.length, JSON.stringify(rows).includes('Chapel')]).toEqual([1, false]);
  });

  it('needs access level 3: level 2 only reads', async () => {
    const { manager, residentId } = await sharedBook();
    const reader = await makeRelative(manager, residentId, { access_level: 2 });
    expect((await forFamily(reader, residentId)).body.may_contribute).toBe(false);
    expect((await t.call('about-me/contribute', story(residentId), reader)).status).toBe(422);
  });
});
