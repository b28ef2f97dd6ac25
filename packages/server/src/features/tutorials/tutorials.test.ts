import type { TutorialCard } from '@relish/shared/tutorials/contract.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { type TestApp, testApp, type TestUser } from '../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const CODE = 'find-a-resident';
const list = async (by: TestUser, input: { query?: string; kind?: 'product' | 'practice' } = {}) =>
  (await t.call('dashboard/tutorials', input, by)).body as TutorialCard[];
const codes = (cards: TutorialCard[]) => cards.map(({ code }) => code);

describe('tutorials', () => {
  it('are those for somebody’s work, and a family’s for a family', async () => {
    const manager = codes(await list(await t.signIn()));
    const carer = codes(await list(await t.signIn({ role: 'carer' })));
    const family = codes(await list(await t.signIn({ role: 'family_lead', kind: 'family' })));
    expect(manager).toContain('import-residents');
    expect(carer).not.toContain('import-residents');
    expect(carer).toContain(CODE);
    expect(family).toContain('try-the-check-at-home');
    expect(manager).not.toContain('try-the-check-at-home');
  });

  it('are found by what somebody would type, the nearest first', async () => {
    const manager = await t.signIn();
    expect(codes(await list(manager, { query: 'spreadsheets' }))[0]).toBe('import-residents');
    expect(codes(await list(manager, { query: 'Invite relat' }))[0]).toBe('invite-a-relative');
    expect(await list(manager, { query: 'helicopter' })).toEqual([]);
  });

  it('are narrowed to the product or to good practice', async () => {
    const kinds = (await list(await t.signIn(), { kind: 'practice' })).map(({ kind }) => kind);
    expect(new Set(kinds)).toEqual(new Set(['practice']));
  });

  it('have steps with pictures that are there, and lead to others', async () => {
    const manager = await t.signIn();
    const { body } = await t.call('tutorials/get', { code: CODE }, manager);
    expect(body.steps.length).toBeGreaterThan(2);
    expect(body.related.length).toBeGreaterThan(0);
    const { url } = body.steps[0].screenshot;
    const picture = await t.app.inject({ method: 'GET', url });
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp']);
  });

  it('serve nothing of the folder but pictures', async () => {
    for (const path of ['../find-a-resident.json', '%2e%2e/find-a-resident.json', 'none.webp', ''])
      expect(
        (await t.app.inject({ method: 'GET', url: `/library/tutorials/${path}` })).statusCode,
      ).toBe(404);
  });
});

describe('how far somebody is', () => {
  const save = (by: TestUser, step: number, done?: boolean) =>
    t.call('tutorials/set-progress', { code: CODE, step, ...(done && { done }) }, by);
  const progress = async (by: TestUser) =>
    (await list(by)).find(({ code }) => code === CODE)?.progress;

  it('is remembered, each for themselves', async () => {
    const [one, other] = [await t.signIn(), await t.signIn()];
    expect((await save(one, 2)).status).toBe(200);
    expect(await progress(one)).toEqual({ step: 2, done: false });
    expect(await progress(other)).toBeNull();
  });

  it('stays done when it is read again', async () => {
    const one = await t.signIn();
    await save(one, 1, true);
    const { steps } = (await t.call('tutorials/get', { code: CODE }, one)).body;
    expect(await progress(one)).toEqual({ step: steps.length, done: true });
    await save(one, 1);
    expect(await progress(one)).toEqual({ step: 1, done: true });
  });

  it('is 404 for what there is not', async () => {
    const one = await t.signIn();
    const none = { code: 'no-such-thing' };
    expect((await t.call('tutorials/get', none, one)).status).toBe(404);
    expect((await t.call('tutorials/set-progress', { ...none, step: 1 }, one)).status).toBe(404);
  });
});
