import { PACKAGE_TITLES } from '@relish/shared/constants.ts';
import type { ColleagueProgress, TourCard } from '@relish/shared/library/tours/contract.ts';
import { STAFF_ROLES } from '@relish/shared/roles.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';
import { finishTour } from './public.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const list = async (by: TestUser) => (await t.call('tours/list', {}, by)).body as TourCard[];
const codes = (tours: TourCard[]) => tours.map(({ code }) => code);
const welcome = async (by: TestUser) =>
  codes((await list(by)).filter(({ kind }) => kind === 'welcome'));

describe('tours', () => {
  it.each([
    ['home_manager', {}, 'welcome-manager'],
    ['carer', {}, 'welcome-carer'],
    ['relative', {}, 'welcome-relative'],
    ['family_lead', { kind: 'family' }, 'welcome-family'],
    ['family_member', { kind: 'family' }, 'welcome-family'],
    ['home_manager', { package_title: 'Package A' }, 'welcome-package-a'],
    ['carer', { package_title: 'Package A' }, 'welcome-package-a'],
    ['viewer_inspector', {}, 'welcome-inspector'],
    ['volunteer_external', {}, 'welcome-volunteer'],
  ] as const)('welcome each kind of user once: %s %o', async (role, home, code) => {
    expect(await welcome(await t.signIn({ role, ...home }))).toEqual([code]);
  });

  it('never offer a member of staff two welcome tours, in any package', async () => {
    for (const package_title of PACKAGE_TITLES)
      for (const role of STAFF_ROLES)
        expect(
          (await welcome(await t.signIn({ role, package_title }))).length,
          `${role} on ${package_title}`,
        ).toBe(1);
  });

  it('follow the user’s permissions', async () => {
    const carer = codes(await list(await t.signIn({ role: 'carer' })));
    expect(carer).toContain('record-a-group');
    expect(carer).not.toContain('add-residents');
    expect(codes(await list(await t.signIn()))).toContain('add-residents');
    const relative = codes(await list(await t.signIn({ role: 'relative' })));
    expect(relative).toEqual(['welcome-relative', 'enjoy-photos']);
  });

  it('come with steps, pages and minutes', async () => {
    const [tour] = await list(await t.signIn());
    expect(tour?.steps.length).toBeGreaterThan(2);
    expect(tour?.pages).toContain('/tabs/home');
    expect(tour?.minutes).toBeLessThanOrEqual(3);
    expect(tour?.progress).toBeNull();
  });
});

describe('progress in a tour', () => {
  const CODE = 'welcome-manager';
  const save = async (by: TestUser, input: { step?: number; state?: 'finished' | 'dismissed' }) =>
    (await t.call('tours/progress', { code: CODE, ...input }, by)).status;
  const progress = async (by: TestUser) =>
    (await list(by)).find(({ code }) => code === CODE)?.progress;

  it('is stored per user', async () => {
    const [one, other] = [await t.signIn(), await t.signIn()];
    expect(await save(one, { step: 2 })).toBe(200);
    expect(await progress(one)).toEqual({ step: 2, finished: false, dismissed: false });
    expect(await progress(other)).toBeNull();
  });

  it('stays finished when the tour is taken again, and can be saved twice', async () => {
    const one = await t.signIn();
    await save(one, { step: 5, state: 'finished' });
    await save(one, { step: 5, state: 'finished' });
    await save(one, { step: 1 });
    expect(await progress(one)).toEqual({ step: 1, finished: true, dismissed: false });
  });

  it('stays dismissed, and never counts a step that the tour does not have', async () => {
    const one = await t.signIn();
    await save(one, { state: 'dismissed' });
    await save(one, { step: 20 });
    expect(await progress(one)).toEqual({ step: 5, finished: false, dismissed: true });
  });

  it('returns 404 for an unknown tour and for one of another kind of user', async () => {
    const carer = await t.signIn({ role: 'carer' });
    for (const code of ['no-such-tour', CODE, 'practice:record-a-group'])
      expect((await t.call('tours/progress', { code }, carer)).status).toBe(404);
  });
});

describe('colleagues’ progress', () => {
  const ask = async (by: TestUser) =>
    (await t.call('tours/colleagues', {}, by)).body as ColleagueProgress[];

  it('shows a manager the finished tours and practice tasks of each colleague', async () => {
    const manager = await t.signIn();
    const home = { carehomeId: manager.carehomeId };
    const carer = await t.signIn({ role: 'carer', ...home });
    await t.signIn({ role: 'relative', ...home });
    await t.call('tours/progress', { code: 'record-a-group', state: 'finished' }, carer);
    await t.call('tours/progress', { code: 'welcome-carer', step: 1 }, carer);
    await t.database.system((db) => finishTour(db, carer.id, 'practice:record-a-group', t.now()));
    const [only, ...others] = await ask(manager);
    expect(others).toEqual([]);
    expect(only).toMatchObject({ id: carer.id, practices: ['record-a-group'] });
    expect(only?.tours).toContainEqual({ title: 'Record a group', finished: true });
    expect(only?.tours).toContainEqual({ title: 'A tour for carers', finished: false });
    expect(only?.tours.map(({ title }) => title)).not.toContain('Add residents');
  });

  it('never includes another home’s colleagues or those who have left', async () => {
    const [manager, other] = [await t.signIn(), await t.signIn()];
    const gone = await t.signIn({ role: 'carer', carehomeId: manager.carehomeId });
    await t.signIn({ role: 'carer', carehomeId: other.carehomeId });
    expect((await ask(manager)).map(({ id }) => id)).toEqual([gone.id]);
    await t.call('staff/end', { id: gone.id }, manager);
    expect(await ask(manager)).toEqual([]);
  });

  it('is refused to everyone who does not manage staff', async () => {
    for (const role of ['carer', 'relative', 'viewer_inspector', 'activity_lead'] as const) {
      const { status } = await t.call('tours/colleagues', {}, await t.signIn({ role }));
      expect([role, status]).toEqual([role, 403]);
    }
  });
});
