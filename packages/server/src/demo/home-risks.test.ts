import type { Output } from '@relish/shared/calls.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { enterDemo } from '../testing/demo-mode.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
}, 60_000);

describe('the risk assessments of the demonstration', { timeout: 120_000 }, () => {
  it('show every state, and every one of them can be opened', async () => {
    const manager = await enterDemo(t, await t.signIn());
    const { rows } = (await t.call('risk-assessments/list', {}, manager))
      .body as Output<'risk-assessments/list'>;
    expect(rows).toHaveLength(9);
    expect(new Set(rows.map(({ status }) => status))).toEqual(
      new Set(['approved', 'awaiting_approval', 'draft']),
    );
    for (const { id } of rows)
      expect((await t.call('risk-assessments/get', { id }, manager)).status).toBe(200);
    const summary = (await t.call('risk-assessments/summary', {}, manager))
      .body as Output<'risk-assessments/summary'>;
    expect(summary).toMatchObject({ overdue_reviews: 1, overdue_actions: 1, check_again: 1 });
    expect(summary.waiting_for_me.map(({ title, band }) => [title, band])).toEqual([
      ['Ken walks to the paper shop', 'high'],
    ]);
  });

  it('are refused where the organisation does not use them', async () => {
    const manager = await enterDemo(t, await t.signIn({ is_risk_assessment_enabled: false }));
    expect((await t.call('risk-assessments/list', {}, manager)).status).toBe(403);
  });
});
