import type { Status } from '@relish/shared/residents/residents/choices.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { days } from '../../../core/clock.ts';
import { decide, linkRelative } from '../../../testing/resident.ts';
import { PASSWORD, type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';
import { updateHomeSettings } from '../../accounts/home-settings/public.ts';
import { saveInterests } from '../interests/public.ts';
import { makeResident } from '../residents/make.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

async function family(access_level = 3) {
  const manager = await t.signIn();
  const { carehomeId } = manager;
  const daughter = await t.signIn({ role: 'relative', carehomeId });
  const residentId = await t.database.system((db) =>
    makeResident(db, carehomeId, {
      preferred_name: 'Molly',
      pronouns: 'she/her',
      room: '12',
      key_worker_id: manager.id,
      best_time_of_day: 'morning',
      createdBy: manager.id,
      now: t.now(),
    }),
  );
  const linkId = await t.database.system((db) =>
    linkRelative(db, carehomeId, {
      userId: daughter.id,
      residentId,
      access_level,
      now: t.now(),
    }),
  );
  return { manager, daughter, residentId, linkId };
}

const person = (by: TestUser, resident_id: string) =>
  t.call('relatives/my-person', { resident_id }, by);

describe('a relative’s own person', () => {
  it('is shown with what helps on a visit and who to ask for', async () => {
    const { daughter, residentId } = await family(1);
    const { body } = await person(daughter, residentId);
    expect(body).toMatchObject({
      preferred_name: 'Molly',
      state: 'here',
      relationship: 'child',
      room: null,
      best_time_of_day: 'morning',
      key_worker: { first_name: 'Kim', role: 'home_manager' },
      interests: null,
      sees_about_me: false,
      sees_consents: false,
    });
    expect((await t.call('relatives/my-people', {}, daughter)).body).toHaveLength(1);
  });

  it('is audited on every reading', async () => {
    const { daughter, residentId } = await family();
    await person(daughter, residentId);
    await person(daughter, residentId);
    const noted = await t.database.system((db) =>
      db.selectFrom('audit_log').selectAll().where('user_id', '=', daughter.id).execute(),
    );
    expect(noted).toMatchObject([
      { action: 'relative.read-profile', entity: 'resident', entity_id: residentId },
      { action: 'relative.read-profile', entity_id: residentId },
    ]);
  });

  it('includes the room only if the home shares it', async () => {
    const { manager, daughter, residentId } = await family();
    await t.database.system((db) =>
      updateHomeSettings(db, manager.carehomeId, { room_shown_to_relatives: true }),
    );
    expect((await person(daughter, residentId)).body.room).toBe('12');
  });

  it('includes favourites with consent from level 2 on, and never dislikes', async () => {
    const { manager, daughter, residentId } = await family(2);
    const { carehomeId } = manager;
    const interest = {
      resident_id: residentId,
      source: 'resident' as const,
      since: null,
      last_confirmed: '2026-11-01',
      changed_by: null,
    };
    await t.database.system((db) =>
      saveInterests(db, carehomeId, [
        { ...interest, interest_code: 'food.baking', stance: 'love', detail: 'Scones' },
        { ...interest, interest_code: 'animals.dogs', stance: 'never', detail: 'SECRET' },
      ]),
    );
    expect((await person(daughter, residentId)).body.interests).toBeNull();
    await t.database.system((db) =>
      decide(db, carehomeId, residentId, {
        purpose: 'share_about_me_family',
        decision: 'yes',
        now: t.now(),
      }),
    );
    expect((await person(daughter, residentId)).body.interests).toEqual([
      { interest_code: 'food.baking', stance: 'love', detail: 'Scones' },
    ]);
  });

  it.each<[Status, Status, number, number, string]>([
    ['moved_out', 'moved_out', 29, 200, 'read_only'],
    ['moved_out', 'moved_out', 30, 404, ''],
    ['deceased', 'deceased', 89, 200, 'frozen'],
    ['deceased', 'deceased', 90, 404, ''],
    ['deceased', 'current', 120, 200, 'here'],
    ['hospital', 'hospital', 2, 200, 'here'],
  ])(
    'N8: %s, known to them as %s, after %i days returns %i %s',
    async (status, family_status, gone, answer, state) => {
      const { daughter, residentId } = await family();
      const since = new Date(t.now().getTime() - days(gone));
      await t.database.system((db) =>
        db
          .updateTable('residents')
          .set({ status, family_status, family_status_since: since })
          .where('id', '=', residentId)
          .execute(),
      );
      const response = await person(daughter, residentId);
      expect([response.status, response.body.state ?? '']).toEqual([answer, state]);
      const people = (await t.call('relatives/my-people', {}, daughter)).body;
      expect(people).toHaveLength(answer === 200 ? 1 : 0);
    },
  );
});

describe('a relative’s own details', () => {
  it('can be changed by them and seen by the home', async () => {
    const { manager, daughter, residentId } = await family();
    const { details } = (await t.call('relatives/my-details', {}, daughter)).body;
    const input = { ...details, phone: '01632 960123', birthday: '29-02' };
    expect((await t.call('relatives/edit-my-details', input, daughter)).status).toBe(200);
    const { body } = await t.call('relatives/list', { resident_id: residentId }, manager);
    expect(body.relatives[0].relative).toMatchObject({ phone: '01632 960123', birthday: '29-02' });
    const again = await t.call('relatives/edit-my-details', input, daughter);
    expect(again.error.errors).toHaveProperty('version');
    const odd = { ...input, birthday: '31-02' };
    expect((await t.call('relatives/edit-my-details', odd, daughter)).error.errors).toHaveProperty(
      'birthday',
    );
  });

  it('return 404 without a link', async () => {
    const lost = await t.signIn({ role: 'relative' });
    expect((await t.call('relatives/my-details', {}, lost)).body).toEqual({ details: null });
    expect((await t.call('relatives/my-people', {}, lost)).body).toEqual([]);
  });
});

const REASON = 'As they wished';
const close = (how: 'suspend' | 'block' | 'end', id: string, by: TestUser) =>
  t.call(`relatives/${how}`, { id, reason: REASON }, by);
const signsIn = async ({ email }: TestUser) => t.call('login', { email, password: PASSWORD });

describe('closing access', () => {
  it.each(['suspend', 'block', 'end'] as const)(
    'to %s signs them out, and signing in again shows nothing',
    async (how) => {
      const { manager, daughter, linkId, residentId } = await family();
      expect((await close(how, linkId, manager)).status).toBe(200);
      expect((await person(daughter, residentId)).status).toBe(401);
      const again = await signsIn(daughter);
      expect([again.status, again.body.message]).toEqual([
        403,
        expect.not.stringMatching(/block|suspend|Molly/),
      ]);
    },
  );

  it('to one of two residents keeps the other after signing in again', async () => {
    const { manager, daughter, linkId } = await family();
    const jim = await t.database.system(async (db) => {
      const { carehomeId, id: createdBy } = manager;
      const id = await makeResident(db, carehomeId, {
        preferred_name: 'Jim',
        createdBy,
        now: t.now(),
      });
      await linkRelative(db, carehomeId, { userId: daughter.id, residentId: id, now: t.now() });
      return id;
    });
    await close('block', linkId, manager);
    expect((await person(daughter, jim)).status).toBe(401);
    const { token } = (await signsIn(daughter)).body as { token: string };
    const people = (await t.call('relatives/my-people', {}, { token })).body;
    expect(people.map((each: { id: string }) => each.id)).toEqual([jim]);
  });

  it('is undone by resuming; a block only by a manager', async () => {
    const { manager, daughter, linkId, residentId } = await family();
    const lead = await t.signIn({ role: 'activity_lead', carehomeId: manager.carehomeId });
    await close('suspend', linkId, lead);
    expect((await t.call('relatives/resume', { id: linkId }, lead)).status).toBe(200);
    await close('block', linkId, lead);
    expect((await t.call('relatives/resume', { id: linkId }, lead)).status).toBe(403);
    expect((await close('end', linkId, manager)).status).toBe(422);
    expect((await t.call('relatives/resume', { id: linkId }, manager)).status).toBe(200);
    const { token } = (await signsIn(daughter)).body as { token: string };
    expect((await person({ ...daughter, token }, residentId)).status).toBe(200);
  });

  it('works the same by making them a contact only', async () => {
    const { manager, daughter, linkId } = await family();
    const input = { id: linkId, version: 1, relationship: 'child', access_level: 0 } as const;
    await t.call('relatives/edit-link', input, manager);
    expect((await t.call('me', {}, daughter)).status).toBe(401);
  });
});
