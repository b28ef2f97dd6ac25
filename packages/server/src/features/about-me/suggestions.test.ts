import { beforeAll, describe, expect, it } from 'vitest';

import { type TestApp, testApp, type TestUser } from '../../testing/test-app.ts';
import { makeResident } from '../residents/make.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const book = async (user: TestUser, resident_id: string) =>
  (await t.call('about-me/get', { resident_id }, user)).body;

describe('a carer’s suggestion', () => {
  async function suggested() {
    const keeper = await t.signIn({ role: 'nurse' });
    const { carehomeId, id: createdBy } = keeper;
    const resident_id = await t.database.system((db) =>
      makeResident(db, carehomeId, { preferred_name: 'Molly', createdBy, now: t.now() }),
    );
    const carer = await t.signIn({ role: 'carer', carehomeId });
    const text = 'She hums when the post arrives.';
    const input = { resident_id, section_key: 'matters', text, voice: 'staff' } as const;
    expect((await t.call('about-me/add', input, carer)).status).toBe(403);
    const { body } = await t.call('about-me/contribute', input, carer);
    return { keeper, carer, resident_id, input, id: body.id as string };
  }

  it('waits, for keepers and for its author, until it is accepted as it is or edited', async () => {
    const { keeper, carer, resident_id, id } = await suggested();
    const other = await t.signIn({ role: 'carer', carehomeId: keeper.carehomeId });
    const waiting = async (user: TestUser) => (await book(user, resident_id)).pending.length;
    expect([await waiting(keeper), await waiting(carer), await waiting(other)]).toEqual([1, 1, 0]);
    expect((await t.call('about-me/pending', {}, keeper)).body).toEqual([
      expect.objectContaining({ id, resident_id, preferred_name: 'Molly' }),
    ]);
    const text = 'Hums when the post arrives.';
    await t.call('about-me/accept', { id, version: 1, text }, keeper);
    const { entries, pending } = await book(carer, resident_id);
    expect(pending).toEqual([]);
    expect(entries).toEqual([
      expect.objectContaining({ text, author: 'Kim Sharma', version: 2, voice: 'staff' }),
    ]);
    expect((await t.call('about-me/accept', { id, version: 2 }, keeper)).status).toBe(404);
  });

  it('is left out but kept when declined, and can be taken back', async () => {
    const { keeper, carer, resident_id, id } = await suggested();
    await t.call('about-me/decline', { id }, keeper);
    expect((await book(carer, resident_id)).pending).toEqual([]);
    await t.call('about-me/restore', { id }, keeper);
    expect((await book(keeper, resident_id)).pending).toHaveLength(1);
    expect((await book(keeper, resident_id)).entries).toEqual([]);
  });

  it('is one of thirty at a time', async () => {
    const { carer, input } = await suggested();
    for (let count = 1; count < 30; count += 1) await t.call('about-me/contribute', input, carer);
    expect((await t.call('about-me/contribute', input, carer)).status).toBe(422);
  });
});
