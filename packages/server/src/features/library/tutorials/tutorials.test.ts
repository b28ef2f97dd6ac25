import type { TutorialCard } from '@relish/shared/library/tutorials/contract.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const CODE = 'find-a-resident';
const list = async (by: TestUser, input: { query?: string; kind?: 'product' | 'practice' } = {}) =>
  (await t.call('dashboard/tutorials', input, by)).body as TutorialCard[];
const codes = (cards: TutorialCard[]) => cards.map(({ code }) => code);

describe('tutorials', () => {
  it('match the user’s work, and families see theirs', async () => {
    const manager = codes(await list(await t.signIn()));
    const carer = codes(await list(await t.signIn({ role: 'carer' })));
    const family = codes(await list(await t.signIn({ role: 'family_lead', kind: 'family' })));
    expect(manager).toContain('import-residents');
    expect(carer).not.toContain('import-residents');
    expect(carer).toContain(CODE);
    expect(family).toContain('try-the-check-at-home');
    expect(manager).not.toContain('try-the-check-at-home');
  });

  it('are found by typical queries, nearest first', async () => {
    const manager = await t.signIn();
    expect(codes(await list(manager, { query: 'spreadsheets' }))[0]).toBe('import-residents');
    expect(codes(await list(manager, { query: 'Invite relat' }))[0]).toBe('invite-a-relative');
    expect(await list(manager, { query: 'helicopter' })).toEqual([]);
  });

  it('name the pages they belong to, and the words they are searched by', async () => {
    const found = (await list(await t.signIn())).find(({ code }) => code === CODE);
    expect(found?.pages).toEqual(['tabs/residents']);
    expect(found?.search_words.length).toBeGreaterThan(2);
  });

  it('can be filtered by product or good practice', async () => {
    const kinds = (await list(await t.signIn(), { kind: 'practice' })).map(({ kind }) => kind);
    expect(new Set(kinds)).toEqual(new Set(['practice']));
  });

  it('have existing pictures and links', async () => {
    const manager = await t.signIn();
    const { body } = await t.call('tutorials/get', { code: CODE }, manager);
    expect(body.steps.length).toBeGreaterThan(2);
    expect(body.related.length).toBeGreaterThan(0);
    const { url } = body.steps[0].screenshot;
    const picture = await t.app.inject({ method: 'GET', url });
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp']);
  });

  it('relate only to tutorials for the same work', async () => {
    const read = async (by: TestUser) => (await t.call('tutorials/get', { code: CODE }, by)).body;
    const [manager, carer] = [await t.signIn(), await t.signIn({ role: 'carer' })];
    expect(codes((await read(manager)).related)).toContain('put-people-into-groups');
    expect(codes((await read(carer)).related)).not.toContain('put-people-into-groups');
  });

  it('serve only pictures from their folder', async () => {
    for (const path of ['../find-a-resident.json', '%2e%2e/find-a-resident.json', 'none.webp', ''])
      expect(
        (await t.app.inject({ method: 'GET', url: `/library/tutorials/${path}` })).statusCode,
      ).toBe(404);
  });
});

describe('progress in a tutorial', () => {
  const save = (by: TestUser, step: number, done?: boolean) =>
    t.call('tutorials/set-progress', { code: CODE, step, ...(done && { done }) }, by);
  const progress = async (by: TestUser) =>
    (await list(by)).find(({ code }) => code === CODE)?.progress;

  it('is stored per user', async () => {
    const [one, other] = [await t.signIn(), await t.signIn()];
    expect((await save(one, 2)).status).toBe(200);
    expect(await progress(one)).toEqual({ step: 2, done: false });
    expect(await progress(other)).toBeNull();
  });

  it('stays complete when read again', async () => {
    const one = await t.signIn();
    await save(one, 1, true);
    const { steps } = (await t.call('tutorials/get', { code: CODE }, one)).body;
    expect(await progress(one)).toEqual({ step: steps.length, done: true });
    await save(one, 1);
    expect(await progress(one)).toEqual({ step: 1, done: true });
  });

  it('returns 404 for an unknown tutorial', async () => {
    const one = await t.signIn();
    const none = { code: 'no-such-thing' };
    expect((await t.call('tutorials/get', none, one)).status).toBe(404);
    expect((await t.call('tutorials/set-progress', { ...none, step: 1 }, one)).status).toBe(404);
  });
});
