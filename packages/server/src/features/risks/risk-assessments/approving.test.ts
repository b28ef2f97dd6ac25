import type { Output } from '@relish/shared/calls.ts';
import type { Band } from '@relish/shared/risks/risk-assessments/matrix.ts';
import type { Role } from '@relish/shared/roles.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import {
  addApproved,
  addAssessment,
  anAssessment,
  aRiskLine,
  type Seen,
  takeStep,
} from '../../../testing/risk-home.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';

let t: TestApp;
let manager: TestUser;
let deputy: TestUser;
let lead: TestUser;
let senior: TestUser;
beforeAll(async () => {
  t = await testApp();
  manager = await t.signIn();
  const join = (role: Role) => t.signIn({ role, carehomeId: manager.carehomeId });
  deputy = await join('home_manager');
  lead = await join('activity_lead');
  senior = await join('senior_carer');
});

const get = async (id: string, by = manager, version: number | null = null) =>
  (await t.call('risk-assessments/get', { id, version }, by))
    .body as unknown as Output<'risk-assessments/get'>;
const approve = (seen: Seen, by: TestUser) => t.call('risk-assessments/approve', seen, by);
const send = async (by: TestUser, band: Band) =>
  takeStep(t, 'send', await addAssessment(t, by, anAssessment(band)), by);

describe('an assessment', () => {
  it('is stored sealed and shown as it was written', async () => {
    const { id } = await addAssessment(
      t,
      lead,
      anAssessment('low', { benefits: 'A waltz again.' }),
    );
    const stored = await t.database.system((db) =>
      db
        .selectFrom('risk_assessment_versions')
        .select('text')
        .where('assessment_id', '=', id)
        .execute(),
    );
    expect(JSON.stringify(stored)).not.toContain('waltz');
    const shown = await get(id);
    expect(shown.text.benefits).toBe('A waltz again.');
    expect([shown.status, shown.version, shown.version_in_force]).toEqual(['draft', 1, null]);
  });

  it('is sent only when it is complete, and says what is missing', async () => {
    const lines = [aRiskLine('low', { confirmed: false })];
    const unfinished = anAssessment('low', { lines, decision: null, emergency_plan: null });
    const seen = await addAssessment(t, lead, unfinished);
    const { status, error } = await t.call('risk-assessments/send', seen, lead);
    expect([status, Object.keys(error.errors ?? {})]).toEqual([
      422,
      ['unconfirmed', 'decision', 'emergency_plan'],
    ]);
    expect((await get(seen.id)).status).toBe('draft');
  });

  it('is returned with a reason, which disappears when it is sent again', async () => {
    const sent = await send(lead, 'moderate');
    const reason = 'Name the second worker.';
    const returned = (await t.call('risk-assessments/return', { ...sent, reason }, senior))
      .body as unknown as Seen;
    expect(await get(sent.id)).toMatchObject({ status: 'draft', returned_because: reason });
    await takeStep(t, 'send', returned, lead);
    expect((await get(sent.id)).returned_because).toBeNull();
  });

  it('keeps the approved version in force while the next is written', async () => {
    const approved = await addApproved(t, { author: lead, approver: senior });
    const edit = (seen: Seen, band: Band) =>
      t.call('risk-assessments/edit', { ...seen, assessment: anAssessment(band) }, lead);
    const lower = await edit(approved, 'low');
    expect(await get(approved.id)).toMatchObject({
      version: 2,
      version_in_force: 1,
      status: 'draft',
    });
    const higher = await edit(lower.body, 'high');
    expect((await get(approved.id)).version_in_force).toBeNull();
    await edit(higher.body, 'low');
    expect((await get(approved.id)).version_in_force).toBe(1);
  });

  it('shows an earlier version, and 404 for one that never was', async () => {
    const approved = await addApproved(t, { author: lead, approver: senior });
    const assessment = anAssessment('low', { title: 'Tea dance outdoors' });
    await t.call('risk-assessments/edit', { ...approved, assessment }, lead);
    expect((await get(approved.id)).text.title).toBe('Tea dance outdoors');
    expect((await get(approved.id, manager, 1)).text.title).toBe('Tea dance');
    const missing = { id: approved.id, version: 3 };
    expect((await t.call('risk-assessments/get', missing, manager)).status).toBe(404);
  });

  it('is archived with a reason, and restored as a draft that needs approval again', async () => {
    const approved = await addApproved(t, { author: lead, approver: senior });
    const reason = 'The dance has ended.';
    const archived = (
      await t.call('risk-assessments/archive', { ...approved, archived: true, reason }, manager)
    ).body as unknown as Seen;
    expect(await get(approved.id)).toMatchObject({ status: 'archived', version_in_force: null });
    await t.call('risk-assessments/archive', { ...archived, archived: false, reason }, manager);
    expect(await get(approved.id)).toMatchObject({
      status: 'draft',
      version: 2,
      version_in_force: null,
    });
  });

  it('copies its text with its authors, to be confirmed anew', async () => {
    const sent = await send(manager, 'high');
    const copy = (await t.call('risk-assessments/copy', { id: sent.id }, lead))
      .body as unknown as Seen;
    const shown = await get(copy.id);
    expect(shown.text.lines.map(({ source, confirmed }) => [source, confirmed])).toEqual([
      ['copy', false],
    ]);
    const assessment = anAssessment('high');
    const edited = await t.call('risk-assessments/edit', { ...copy, assessment }, lead);
    const again = await takeStep(t, 'send', edited.body, lead);
    expect((await approve(again, manager)).status).toBe(422);
    expect((await get(copy.id)).why_not_approve).toBe('own_high');
    expect((await approve(again, deputy)).status).toBe(200);
  });
});

describe('N14', () => {
  it('an extreme risk is approved by nobody', async () => {
    const sent = await send(lead, 'extreme');
    for (const by of [manager, deputy, senior]) {
      const { status, error } = await approve(sent, by);
      expect([status, error.message]).toEqual([422, expect.stringContaining('cannot be approved')]);
    }
    expect((await get(sent.id)).status).toBe('awaiting_approval');
  });

  it('a high risk is approved by a manager who has not written in it', async () => {
    const own = await send(manager, 'high');
    expect((await approve(own, manager)).status).toBe(422);
    expect((await approve(own, senior)).status).toBe(422);
    expect((await approve(own, deputy)).status).toBe(200);
  });

  it('refusals leave a trace', async () => {
    const own = await send(manager, 'high');
    await approve(own, manager);
    const traces = await t.database.system((db) =>
      db
        .selectFrom('audit_log')
        .select(['action', 'user_id'])
        .where('entity_id', '=', own.id)
        .where('action', '=', 'risk-assessment.refused')
        .execute(),
    );
    expect(traces).toEqual([{ action: 'risk-assessment.refused', user_id: manager.id }]);
  });

  it('two simultaneous approvals make one, and the other is a conflict', async () => {
    const sent = await send(lead, 'high');
    const answers = await Promise.all([approve(sent, manager), approve(sent, deputy)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 422,
    ]);
    const refused = answers.find(({ status }) => status === 422);
    expect(Object.keys(refused?.error.errors ?? {})).toEqual(['revision']);
    expect((await get(sent.id)).history).toHaveLength(1);
  });

  it('a text that was made worse meanwhile is not approved', async () => {
    const sent = await send(lead, 'moderate');
    const draft = await takeStep(t, 'withdraw', sent, lead);
    const assessment = anAssessment('extreme');
    const worse = await t.call('risk-assessments/edit', { ...draft, assessment }, lead);
    await takeStep(t, 'send', worse.body, lead);
    expect((await approve(sent, senior)).status).toBe(422);
    expect((await get(sent.id)).status).toBe('awaiting_approval');
  });

  it('the database refuses an approved extreme and a self-approved high risk as well', async () => {
    for (const band of ['extreme', 'high'] as const) {
      const { id } = await send(manager, band);
      const approval = {
        status: 'approved',
        approved_version: 1,
        approved_by: manager.id,
        approved_band: 'high',
      } as const;
      await expect(
        t.database.system((db) =>
          db.updateTable('risk_assessments').set(approval).where('id', '=', id).execute(),
        ),
      ).rejects.toThrow(/check constraint/);
    }
  });
});

it('two people editing get a conflict', async () => {
  const seen = await addAssessment(t, lead);
  const edit = (by: TestUser, title: string) =>
    t.call('risk-assessments/edit', { ...seen, assessment: anAssessment('low', { title }) }, by);
  const answers = await Promise.all([edit(lead, 'Tea dance one'), edit(senior, 'Tea dance two')]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 422,
  ]);
});
