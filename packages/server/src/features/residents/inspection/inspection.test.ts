import { randomUUID } from 'node:crypto';

import type { Output } from '@relish/shared/calls.ts';
import { PURPOSES } from '@relish/shared/residents/consents/purposes.ts';
import type { Status } from '@relish/shared/residents/residents/choices.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { decide, linkRelative } from '../../../testing/resident.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';
import { makeAboutMe } from '../about-me/make.ts';
import { makeInterests } from '../interests/make.ts';
import { makePalHistory } from '../pal/make.ts';
import { makeResident } from '../residents/make.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const BORN = '1937-08-23';
const TELLING = {
  title: 'Wing Commander',
  first_name: 'ZEBEDEE',
  last_name: 'QUILLFEATHER',
  preferred_name: 'ZEBBY',
  pronouns: 'THEY-PRONOUN',
  room: 'ROOM-77',
  unit: 'UNIT-LARK',
  floor: 'FLOOR-9',
  date_of_birth: BORN,
  move_in_date: '2025-07-10',
  external_id: 'EXTERNAL-1',
  help_to_take_part: 'HELP-WORDS',
  avoid_topics: ['AVOID-WORDS'],
};

const addResident = (manager: TestUser, values: object = {}) =>
  t.database.system((db) =>
    makeResident(db, manager.carehomeId, { createdBy: manager.id, now: t.now(), ...values }),
  );

const signInInspector = ({ carehomeId }: TestUser) =>
  t.signIn({ role: 'viewer_inspector', carehomeId });
const inspect = (by: TestUser) => t.call('inspection/residents', {}, by);
const look = async (by: TestUser) => (await inspect(by)).body as Output<'inspection/residents'>;
const pseudonyms = async (by: TestUser) =>
  (await look(by)).residents.map(({ pseudonym }) => pseudonym);

async function wellKnown(manager: TestUser) {
  const { carehomeId, id: author_id } = manager;
  const relative = await t.signIn({ role: 'relative', carehomeId });
  const now = t.now();
  const confirmed = { safety_confirmed_at: now, safety_confirmed_by: author_id };
  const resident_id = await addResident(manager, {
    ...TELLING,
    ...confirmed,
    key_worker_id: author_id,
  });
  await t.database.system(async (db) => {
    await linkRelative(db, carehomeId, { userId: relative.id, residentId: resident_id, now });
    const by = { resident_id, author_id, voice: 'resident', at: now } as const;
    await makeAboutMe(
      db,
      carehomeId,
      [
        { ...by, section_key: 'roots', text: 'STORY-WORDS' },
        { ...by, section_key: 'please', prompt_key: 'please_do', text: 'PLEASE-WORDS' },
        { ...by, section_key: 'please', prompt_key: 'please_dont', text: 'DONT-WORDS' },
        { ...by, section_key: 'work', text: 'PENDING-WORDS', status: 'pending' },
      ],
      t.sealer,
    );
    const baking = { resident_id, interest_code: 'food.baking', stance: 'love' } as const;
    await makeInterests(db, carehomeId, [{ ...baking, detail: 'DETAIL-WORDS' }], {
      day: '2026-11-01',
      createdBy: author_id,
    });
    const check = { residentId: resident_id, assessorId: author_id, completedOn: '2026-01-10' };
    await makePalHistory(db, carehomeId, [{ ...check, answers: 'EEEEEEEEE' }], now);
    for (const decision of ['no', 'yes'] as const)
      await decide(db, carehomeId, resident_id, { purpose: 'photo_record', decision, now });
    await db
      .updateTable('consents')
      .set({ review_on: '2026-11-14' })
      .where('carehome_id', '=', carehomeId)
      .where('resident_id', '=', resident_id)
      .where('superseded_at', 'is', null)
      .execute();
  });
  return resident_id;
}

describe('an inspector', () => {
  it('sees how complete a profile is, and nothing identifying', async () => {
    const manager = await t.signIn();
    const id = await wellKnown(manager);
    const answer = await inspect(await signInInspector(manager));
    expect(answer.body).toEqual({
      consent_purposes: PURPOSES.length,
      summary: {
        residents: 1,
        with_ability_level: 1,
        ability_review_overdue: 1,
        about_me_percent: 12,
        consent_review_overdue: 1,
        safety_confirmed: 1,
        with_key_worker: 1,
        with_family: 1,
      },
      residents: [
        {
          pseudonym: expect.stringMatching(/^\w{3}-\w{3}$/),
          age_band: '85_94',
          months_here: 16,
          ability_level: 'exploratory',
          ability_review_overdue: true,
          about_me_percent: 12,
          interests: 1,
          requests: 2,
          consents_answered: 1,
          consent_review_overdue: true,
          safety_confirmed: true,
          has_key_worker: true,
          has_family: true,
        },
      ],
    });
    const answerText = JSON.stringify(answer.body);
    for (const secret of [id, manager.id, ...Object.values(TELLING).flat(), '1937', '-08-23'])
      expect(answerText).not.toContain(secret);
    expect(answerText).not.toMatch(/WORDS|Susan|Hill|Sharma|baking/);
  });

  it('sees what is overdue', async () => {
    const manager = await t.signIn();
    const longAgo = '2026-08-16T12:00:00Z';
    await addResident(manager, { safety_confirmed_at: longAgo });
    const [bare] = (await look(await signInInspector(manager))).residents;
    expect(bare).toMatchObject({
      ability_level: null,
      ability_review_overdue: false,
      about_me_percent: 0,
      interests: 0,
      requests: 0,
      consents_answered: 0,
      consent_review_overdue: false,
      safety_confirmed: false,
      has_key_worker: false,
      has_family: false,
    });
  });

  it('sees current residents of their home, in an order that reveals nothing', async () => {
    const [manager, elsewhere] = [await t.signIn(), await t.signIn()];
    await addResident(elsewhere);
    const statuses: Status[] = ['pre_admission', 'current', 'respite', 'hospital', 'away'];
    for (const status of [...statuses, 'moved_out', 'deceased'])
      await addResident(manager, { status });
    const seen = await pseudonyms(await signInInspector(manager));
    expect(seen).toHaveLength(4);
    expect(seen).toEqual(seen.toSorted());
    expect(await pseudonyms(await signInInspector(elsewhere))).toHaveLength(1);
  });

  it('sees a stable pseudonym, different from another inspector’s', async () => {
    const manager = await t.signIn();
    await addResident(manager);
    await addResident(manager);
    const [one, two] = [await signInInspector(manager), await signInInspector(manager)];
    const first = await pseudonyms(one);
    await addResident(manager);
    expect(await pseudonyms(one)).toEqual(expect.arrayContaining(first));
    expect(new Set([...first, ...(await pseudonyms(two))]).size).toBe(5);
  });

  it('is audited on every access, without names', async () => {
    const manager = await t.signIn();
    const residentId = await addResident(manager, TELLING);
    const inspector = await signInInspector(manager);
    await look(inspector);
    await look(inspector);
    const entries = await t.database.system((db) =>
      db.selectFrom('audit_log').selectAll().where('user_id', '=', inspector.id).execute(),
    );
    const trace = {
      action: 'inspection.viewed',
      role: 'viewer_inspector',
      carehome_id: manager.carehomeId,
      entity_id: manager.carehomeId,
    };
    expect(entries).toEqual([expect.objectContaining(trace), expect.objectContaining(trace)]);
    expect(JSON.stringify(entries)).not.toMatch(new RegExp(`ZEB|QUILL|${residentId}`));
  });

  it('has limited access, by invitation and by change of role', async () => {
    const manager = await t.signIn();
    const carer = await t.signIn({ role: 'carer', carehomeId: manager.carehomeId });
    const role = 'viewer_inspector' as const;
    const invited = { email: `${randomUUID()}@example.org`, role };
    const refused = await t.call('invitations/add', invited, manager);
    expect(refused.error.errors).toHaveProperty('access_until');
    const open = await t.call('staff/edit', { id: carer.id, role, training: {} }, manager);
    expect(open.error.errors).toHaveProperty('access_until');
    const dated = { ...invited, access_until: '2026-11-20' };
    expect((await t.call('invitations/add', dated, manager)).status).toBe(200);
  });

  it('cannot open a profile or list of residents', async () => {
    const manager = await t.signIn();
    const id = await addResident(manager);
    const inspector = await signInInspector(manager);
    expect((await t.call('residents/get', { id }, inspector)).status).toBe(403);
    expect((await t.call('residents/list', {}, inspector)).status).toBe(403);
  });
});

it.each([
  { role: 'home_manager' },
  { role: 'carer' },
  { role: 'volunteer_external' },
  { role: 'relative' },
  { role: 'viewer_inspector', package_title: 'Package A' },
  { role: 'viewer_inspector', package_title: 'Package D', expired: true },
] as const)('inspection is refused to everyone else: %o', async (kind) => {
  expect((await inspect(await t.signIn(kind))).status).toBe(403);
});
