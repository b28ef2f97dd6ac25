import type { Output } from '@relish/shared/calls.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { findGuideId } from '../../../testing/activities.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const read = async ({ token }: TestUser) => {
  const { body } = await t.call('first-steps/get', {}, { token });
  const card = body as Output<'first-steps/get'>;
  return card && card.steps.map(({ id, done }) => (done ? `${id} done` : id));
};

describe('first steps', () => {
  it.each([
    [{ role: 'carer' }, ['record', 'activity', 'lesson']],
    [{ role: 'relative' }, ['story', 'activity', 'notify']],
    [
      { kind: 'family', role: 'family_lead', package_title: 'Package A' },
      ['invite', 'activity', 'lesson'],
    ],
    [
      { kind: 'family', role: 'family_member', package_title: 'Package A' },
      ['activity', 'lesson', 'notify'],
    ],
  ] as const)('are three that the user may take: %o', async (who, steps) => {
    expect(await read(await t.signIn(who))).toEqual(steps);
  });

  it('are left to the checklist for managers', async () => {
    expect(await read(await t.signIn())).toBeNull();
  });

  it('are ticked from what the user has done', async () => {
    const carer = await t.signIn({ role: 'carer' });
    const other = await t.signIn({ role: 'carer', carehomeId: carer.carehomeId });
    const id = await findGuideId(t, 'wool-winding');
    expect((await t.call('activities/get', { id }, carer)).status).toBe(200);
    expect(await read(carer)).toEqual(['record', 'activity done', 'lesson']);
    expect(await read(other)).toEqual(['record', 'activity', 'lesson']);
  });

  it('are closed for one person only, and can be opened again', async () => {
    const relative = await t.signIn({ role: 'relative' });
    const other = await t.signIn({ role: 'relative', carehomeId: relative.carehomeId });
    await t.call('first-steps/close', { closed: true }, relative);
    expect([await read(relative), (await read(other))?.length]).toEqual([null, 3]);
    await t.call('first-steps/close', { closed: false }, relative);
    expect(await read(relative)).toHaveLength(3);
  });
});
