import type { Purpose } from '@relish/shared/residents/consents/purposes.ts';
import type { Status } from '@relish/shared/residents/residents/choices.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';
import { makeConsents } from '../consents/make.ts';
import { makeRelatives } from '../relatives/make.ts';
import { makeResidents, type ResidentToMake } from '../residents/make.ts';
import { listShownInHome } from './queries.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

type Person = Partial<ResidentToMake> & { agreed?: Purpose[] };

const living = ({ carehomeId, id }: TestUser, people: Person[]) =>
  t.database.system(async (db) => {
    const ids = await makeResidents(
      db,
      carehomeId,
      people.map(({ agreed: _agreed, ...person }) => ({
        date_of_birth: '1936-11-20',
        ...person,
        createdBy: id,
        now: t.now(),
      })),
    );
    const consents = people.flatMap(({ agreed = [] }, index) =>
      agreed.map((purpose) => ({
        carehomeId,
        residentId: ids[index] ?? '',
        purpose,
        decision: 'yes' as const,
        fromDate: '2026-01-01',
        recordedBy: id,
        now: t.now(),
      })),
    );
    if (consents.length > 0) await makeConsents(db, consents);
    return ids;
  });

const birthdays = async (user: TestUser) => (await t.call('dashboard/birthdays', {}, user)).body;
const names = async (user: TestUser) =>
  ((await birthdays(user)) as { preferred_name?: string; first_name: string }[]).map(
    ({ preferred_name, first_name }) => preferred_name ?? first_name,
  );

async function makeRelative(manager: TestUser, residentId: string) {
  const { carehomeId } = manager;
  const relative = await t.signIn({ role: 'relative', carehomeId });
  await t.database.system((db) =>
    makeRelatives(
      db,
      carehomeId,
      [
        {
          first_name: 'Susan',
          last_name: 'Brown',
          user_id: relative.id,
          links: [{ resident_id: residentId, relationship: 'child' }],
        },
      ],
      { invitedBy: manager.id, now: t.now() },
    ),
  );
  return relative;
}

describe('birthdays for staff', () => {
  it('cover the next fourteen days, with an age only with consent', async () => {
    const manager = await t.signIn();
    await living(manager, [
      { first_name: 'Ada', date_of_birth: '1936-11-28', agreed: ['age_shown'] },
      { first_name: 'Bert', date_of_birth: '1931-11-15' },
      { first_name: 'Cora', date_of_birth: '1931-11-29' },
      { first_name: 'Dora', date_of_birth: '1931-11-14' },
    ]);
    const [bert, ada, ...others] = await birthdays(manager);
    expect(bert).toMatchObject({ preferred_name: 'Bert', on: '2026-11-15', turns: null });
    expect(ada).toMatchObject({ preferred_name: 'Ada', on: '2026-11-28', turns: 90 });
    expect(others).toEqual([]);
    expect(JSON.stringify([bert, ada])).not.toMatch(/193[16]-/);
    expect(await birthdays(await t.signIn())).toEqual([]);
  });

  it('N7: exclude residents who have died or are away', async () => {
    const manager = await t.signIn();
    const away: Status[] = ['deceased', 'moved_out', 'hospital', 'away', 'pre_admission'];
    await living(manager, [
      ...away.map((status) => ({
        first_name: status,
        status,
        agreed: ['birthday_shown' as const],
      })),
      { first_name: 'Ruth', status: 'respite', stay_type: 'respite', leaves_on: '2026-12-01' },
    ]);
    expect(await names(manager)).toEqual(['Ruth']);
  });

  it('exclude anyone who does not celebrate, for everyone', async () => {
    const manager = await t.signIn();
    const [id = ''] = await living(manager, [
      {
        celebrate_birthday: false,
        birthday_visibility: 'home',
        agreed: ['birthday_shown', 'age_shown'],
      },
    ]);
    expect(await birthdays(manager)).toEqual([]);
    expect(await birthdays(await makeRelative(manager, id))).toEqual([]);
    expect(
      await t.database.system((db) => listShownInHome(db, manager.carehomeId, '2026-11-15')),
    ).toEqual([]);
  });

  it('contain no residents where the package has none', async () => {
    const manager = await t.signIn({ package_title: 'Package A' });
    await living(manager, [{}]);
    expect(await birthdays(manager)).toEqual([]);
  });
});

describe('colleagues’ birthdays', () => {
  it('are shown only if entered, in this home, and while they work here', async () => {
    const manager = await t.signIn();
    const carer = await t.signIn({ role: 'carer', carehomeId: manager.carehomeId });
    expect(await birthdays(manager)).toEqual([]);
    expect((await t.call('birthdays/set-own', { birthday: '11-16' }, carer)).body).toEqual({
      birthday: '11-16',
    });
    expect(await birthdays(manager)).toMatchObject([
      { of: 'colleague', id: carer.id, on: '2026-11-16' },
    ]);
    expect((await t.call('birthdays/own', {}, manager)).body).toEqual({ birthday: null });
    await t.call('birthdays/set-own', { birthday: null }, carer);
    expect(await birthdays(manager)).toEqual([]);

    await t.call('birthdays/set-own', { birthday: '11-16' }, carer);
    await t.call('staff/end', { id: carer.id }, manager);
    expect(await birthdays(manager)).toEqual([]);
  });

  it.each(['02-30', '13-01', '2000-01-01', 'soon'])('cannot be %s', async (birthday) => {
    const { status, error } = await t.call('birthdays/set-own', { birthday }, await t.signIn());
    expect([status, Object.keys(error.errors ?? {})]).toEqual([422, ['birthday']]);
  });

  it('cannot be changed by another user', async () => {
    const manager = await t.signIn();
    const carer = await t.signIn({ role: 'carer', carehomeId: manager.carehomeId });
    const { carehomeId } = manager;
    const { numUpdatedRows } = await t.database.asTenant(
      { carehomeId, userId: manager.id, isRelative: false },
      (db) =>
        db
          .updateTable('memberships')
          .set({ birthday: '01-01' })
          .where('user_id', '=', carer.id)
          .executeTakeFirst(),
    );
    expect(numUpdatedRows).toBe(0n);
  });
});

describe('a relative', () => {
  it('sees the birthday of their own resident and of no colleague', async () => {
    const manager = await t.signIn();
    const [own = ''] = await living(manager, [{ first_name: 'Molly' }, { first_name: 'Ernest' }]);
    await t.call('birthdays/set-own', { birthday: '11-16' }, manager);
    expect(await birthdays(await makeRelative(manager, own))).toEqual([
      { of: 'own_person', id: own, preferred_name: 'Molly', on: '2026-11-20', turns: null },
    ]);
  });

  it('N8: sees it according to the status the family has been informed of', async () => {
    const manager = await t.signIn();
    const known: [Status, Status][] = [
      ['hospital', 'current'],
      ['hospital', 'hospital'],
      ['deceased', 'current'],
      ['deceased', 'deceased'],
    ];
    const ids = await living(
      manager,
      known.map(([status, family_status]) => ({ status, family_status })),
    );
    const counts = [];
    for (const id of ids) counts.push((await birthdays(await makeRelative(manager, id))).length);
    expect(counts).toEqual([1, 0, 1, 0]);
  });
});

describe('the screen in the lounge', () => {
  it('shows residents who want it and consented, N22: and no age without a yes', async () => {
    const manager = await t.signIn();
    const open = { birthday_visibility: 'home', date_of_birth: '1940-02-29' } as const;
    await living(manager, [
      { ...open, first_name: 'Ada', agreed: ['birthday_shown'] },
      { ...open, first_name: 'Bert', agreed: ['birthday_shown', 'age_shown'] },
      { ...open, first_name: 'Cora' },
      { ...open, first_name: 'Dora', birthday_visibility: 'staff', agreed: ['birthday_shown'] },
      { ...open, first_name: 'Eve', status: 'deceased', agreed: ['birthday_shown'] },
    ]);
    const shownOn = (today: string) =>
      t.database.system((db) => listShownInHome(db, manager.carehomeId, today));
    expect(await shownOn('2027-02-20')).toEqual([
      { preferred_name: 'Ada', day: 28, month: 2, turns: null },
      { preferred_name: 'Bert', day: 28, month: 2, turns: 87 },
    ]);
    expect(await shownOn('2028-02-20')).toMatchObject([{ day: 29 }, { day: 29, turns: 88 }]);
    expect(await shownOn('2027-03-01')).toEqual([]);
  });
});
