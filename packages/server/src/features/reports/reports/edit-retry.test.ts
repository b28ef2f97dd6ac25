import { randomUUID } from 'node:crypto';

import type { Input } from '@relish/shared/calls.ts';
import { beforeAll, expect, it } from 'vitest';

import { makeSessions } from '../../../testing/sessions.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';

type Edit = Input<'reports/edit'>;

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

/** A saved record, an edit of it, and a way to send it with a key. */
async function savedRecord() {
  const { session, carer, get, people } = await makeSessions(t, ['Ann', 'Bert']);
  const { client_uuid, ...fields } = session({ note: 'A good hour.' });
  const { id } = (await t.call('reports/add', { ...fields, client_uuid }, carer)).body as {
    id: string;
  };
  const edit: Edit = { ...fields, id, version: 1, reason: null, note: 'A very good hour.' };
  const send = (input: Edit, key: string) =>
    t.send('reports/edit', {
      body: JSON.stringify(input),
      token: carer.token,
      headers: { 'idempotency-key': key },
    });
  return { edit, send, people, report: () => get(id) };
}

it('answers a retry of an edit with the same key as it answered the first', async () => {
  const { edit, send, report } = await savedRecord();
  const key = randomUUID();
  const first = await send(edit, key);
  expect(first).toMatchObject({ status: 200, body: { id: edit.id, version: 2 } });
  const together = await Promise.all([send(edit, key), send(edit, key)]);
  for (const { status, body } of together)
    expect({ status, body }).toEqual({ status: 200, body: first.body });
  expect(await report()).toMatchObject({ version: 2, note: 'A very good hour.' });
});

it.each<[string, (edit: Edit) => Partial<Edit>]>([
  ['category', () => ({ category: 'MUS' })],
  ['cost', () => ({ cost_pence: 450 })],
  ['leader', () => ({ led_by: [{ kind: 'external', name: 'A choir' }] })],
  ['helper', () => ({ helpers: [{ kind: 'volunteer', name: 'Irene' }] })],
  [
    'decline reason',
    ({ participations: [one, ...others] }) => ({
      participations: [
        {
          ...(one as Edit['participations'][number]),
          attendance: 'declined',
          decline_reason: 'tired',
        },
        ...others,
      ],
    }),
  ],
])(
  'never answers an edit with another %s as saved, with the same key or another',
  async (_what, change) => {
    const { edit, send, report } = await savedRecord();
    const key = randomUUID();
    expect((await send(edit, key)).status).toBe(200);
    const saved = await report();
    const other = { ...edit, ...change(edit) };

    const sameKey = await send(other, key);
    expect(sameKey.status).toBe(422);
    expect(sameKey.error.message).toMatch(/saved before with other details/);
    const newVersion = await send({ ...other, version: 2 }, key);
    expect(newVersion.status).toBe(422);
    const otherKey = await send(other, randomUUID());
    expect(otherKey.status).toBe(422);
    expect(otherKey.error.errors).toHaveProperty('version');
    expect(await report()).toEqual(saved);
  },
);
