import type { Input, Output } from '@relish/shared/calls.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { deletePastRows } from '../../../app/retention.ts';
import { days } from '../../../core/clock.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const PIANO = { kind: 'help', text: 'I could play the piano for Mum and her friends.' } as const;

async function makeHome() {
  const manager = await t.signIn();
  const { carehomeId } = manager;
  const signIn = (role: 'relative' | 'carer') => t.signIn({ role, carehomeId });
  return {
    manager,
    carer: await signIn('carer'),
    susan: await signIn('relative'),
    other: await signIn('relative'),
  };
}
const add = async (user: TestUser, input: Input<'proposals/add'> = PIANO) => {
  const { status, body } = await t.call('proposals/add', input, user);
  expect({ status, body }).toMatchObject({ status: 200 });
  return body.id as string;
};
const list = async (user: TestUser) =>
  (await t.call('proposals/list', {}, user)).body as Output<'proposals/list'>;
const answers = async ({ email }: TestUser) => {
  await t.jobs.runDue();
  return (await t.mailbox.to(email)).filter((mail) => mail.includes('Subject: An answer to'));
};

describe('a proposal', () => {
  it('is accepted by staff with a message, and the relative is told once without it', async () => {
    const { carer, susan } = await makeHome();
    const id = await add(susan, { ...PIANO, days: 'Sundays' });
    expect(await list(carer)).toMatchObject([
      { id, ...PIANO, days: 'Sundays', status: 'open', from: 'Kim Sharma' },
    ]);
    const accept = { id, message: 'Lovely, Winifred will enjoy that.' };
    for (let times = 0; times < 2; times += 1)
      expect((await t.call('proposals/accept', accept, carer)).status).toBe(200);
    expect(await list(susan)).toMatchObject([
      { id, status: 'accepted', answer: accept.message, from: null },
    ]);
    const [mail, ...more] = await answers(susan);
    expect(more).toEqual([]);
    expect(mail).toContain('/proposals');
    // N17: the answer may name a resident.
    for (const secret of ['Winifred', 'piano', 'Mum']) expect(mail).not.toContain(secret);
  });

  it('is declined only with a message', async () => {
    const { manager, susan } = await makeHome();
    const id = await add(susan);
    const silent = await t.call('proposals/decline', { id, message: ' ' }, manager);
    expect([silent.status, Object.keys(silent.error.errors ?? {})]).toEqual([422, ['message']]);
    const message = 'Thank you for thinking of us. The lounge is taken on Sundays.';
    await t.call('proposals/decline', { id, message }, manager);
    expect(await list(susan)).toMatchObject([{ status: 'declined', answer: message }]);
    const late = await t.call('proposals/accept', { id, message: 'Yes' }, manager);
    expect(late.status).toBe(422);
    expect(await answers(susan)).toHaveLength(1);
  });

  it('is withdrawn by its author while it is open, and disappears for staff', async () => {
    const { manager, susan } = await makeHome();
    const [first, second] = [await add(susan), await add(susan)];
    expect((await t.call('proposals/withdraw', { id: first }, susan)).status).toBe(200);
    expect((await list(manager)).map(({ id }) => id)).toEqual([second]);
    await t.call('proposals/accept', { id: second }, manager);
    const late = await t.call('proposals/withdraw', { id: second }, susan);
    expect(late.status).toBe(422);
  });

  it('N1: is never seen or withdrawn by another family', async () => {
    const { susan, other } = await makeHome();
    const id = await add(susan);
    expect(await list(other)).toEqual([]);
    expect((await t.call('proposals/withdraw', { id }, other)).status).toBe(404);
    expect((await t.call('proposals/accept', { id }, other)).status).toBe(403);
    const rows = await t.database.asTenant(
      { carehomeId: susan.carehomeId, userId: other.id, isRelative: true },
      (db) => db.selectFrom('proposals').select('id').execute(),
    );
    expect(rows).toEqual([]);
  });

  it('is refused with a clear message when ten are open', async () => {
    const { susan } = await makeHome();
    const made = await Promise.all(
      Array.from({ length: 12 }, () => t.call('proposals/add', PIANO, susan)),
    );
    const refused = made.filter(({ status }) => status === 422);
    expect(refused).toHaveLength(2);
    expect(refused[0]?.error.errors?.['text']?.[0]).toMatch(/^You have 10 suggestions/);
    const [first] = await list(susan);
    await t.call('proposals/withdraw', { id: first?.id ?? '' }, susan);
    await add(susan);
  });

  it('N23: is not added by staff, or by relatives when the package has expired', async () => {
    const { manager } = await makeHome();
    expect((await t.call('proposals/add', PIANO, manager)).status).toBe(403);
    const expired = await t.signIn({ package_title: 'Package D', expired: true });
    const relative = await t.signIn({ role: 'relative', carehomeId: expired.carehomeId });
    expect((await t.call('proposals/add', PIANO, relative)).status).toBe(403);
    expect(await list(relative)).toEqual([]);
  });

  it('is deleted twelve months after its answer', async () => {
    const { manager, susan } = await makeHome();
    const [open, answered] = [await add(susan), await add(susan)];
    await t.call('proposals/accept', { id: answered }, manager);
    const retention = deletePastRows({ ...t, clock: t.now }, { error: () => undefined });
    retention.stop();
    const left = () =>
      t.database.system(async (db) => {
        const rows = await db
          .selectFrom('proposals')
          .select('id')
          .where('carehome_id', '=', manager.carehomeId)
          .orderBy('id')
          .execute();
        return rows.map(({ id }) => id);
      });
    const wait = async (count: number) => {
      t.advance(days(count));
      await retention.sweep();
      t.advance(-days(count));
    };
    await wait(364);
    expect(await left()).toEqual([open, answered].toSorted());
    await wait(366);
    expect(await left()).toEqual([open]);
  });
});
