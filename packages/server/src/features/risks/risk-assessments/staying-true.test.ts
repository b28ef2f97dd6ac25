import type { Output } from '@relish/shared/calls.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { findGuideId, WALK } from '../../../testing/activities.ts';
import { aSingAlong } from '../../../testing/events.ts';
import { observing } from '../../../testing/observing.ts';
import { pdfText } from '../../../testing/pdf-text.ts';
import { addApproved, addAssessment, anAssessment, aRiskLine } from '../../../testing/risk-home.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

type Shown = Output<'risk-assessments/get'>;
type Summary = Output<'risk-assessments/summary'>;
type Page = Output<'risk-assessments/list'>;

const readSummary = async (by: TestUser) =>
  (await t.call('risk-assessments/summary', {}, by)).body as unknown as Summary;
const get = async (id: string, by: TestUser) =>
  (await t.call('risk-assessments/get', { id }, by)).body as unknown as Shown;
const list = async (by: TestUser, input: object = {}) =>
  (await t.call('risk-assessments/list', input, by)).body as unknown as Page;

async function makeTeam() {
  const manager = await t.signIn();
  const author = await t.signIn({ role: 'activity_lead', carehomeId: manager.carehomeId });
  return { manager, author, both: { author, approver: manager } };
}

const addResident = async (by: TestUser, more: object = {}) =>
  (
    await t.call(
      'residents/add',
      {
        first_name: 'Mary',
        last_name: 'Brown',
        date_of_birth: '1938-04-02',
        move_in_date: '2026-11-01',
        ...more,
      },
      by,
    )
  ).body.id as string;

describe('“check again”', () => {
  const setSafety = (id: string, safety: object) =>
    t.database.system((db) =>
      db
        .updateTable('residents')
        .set({ safety: JSON.stringify(safety) })
        .where('id', '=', id)
        .execute(),
    );

  it('names the resident and the fact that has changed, and ends when it is as before', async () => {
    const { manager, both } = await makeTeam();
    const mary = await addResident(manager);
    const { id } = await addApproved(t, both, anAssessment('moderate', { resident_ids: [mary] }));
    expect((await get(id, manager)).check_again).toEqual([]);
    expect((await readSummary(manager)).check_again).toBe(0);
    await setSafety(mary, { pacemaker: true });
    expect((await get(id, manager)).check_again).toEqual([
      { kind: 'resident_changed', resident_id: mary, facts: ['pacemaker'] },
    ]);
    expect((await readSummary(manager)).check_again).toBe(1);
    expect((await list(manager)).rows.map(({ check_again }) => check_again)).toEqual([1]);
    await setSafety(mary, {});
    expect((await readSummary(manager)).check_again).toBe(0);
  });

  it('names a hazard that a guide has gained', async () => {
    const { manager, both } = await makeTeam();
    const activity_id = (await t.call('activities/add', WALK, manager)).body.id as string;
    const { id } = await addApproved(t, both, anAssessment('moderate', { activity_id }));
    const hazards = [
      { code: 'falls', level: 'low', controls: null },
      { code: 'weather', level: 'moderate', controls: 'Coats on' },
    ];
    const guide = { ...WALK.guide, hazards };
    const edited = { ...WALK, guide, id: activity_id, version: 1 };
    expect((await t.call('activities/edit', edited as never, manager)).status).toBe(200);
    // Falls were assessed already.
    expect((await get(id, manager)).check_again).toEqual([
      { kind: 'new_hazard', hazards: ['weather'] },
    ]);
    expect((await readSummary(manager)).check_again).toBe(1);
  });

  it('names the record of the activity during which an injury was seen', async () => {
    const { manager, addReport, add } = await observing(t);
    const author = await t.signIn({ role: 'activity_lead', carehomeId: manager.carehomeId });
    const activity_id = await findGuideId(t, 'scone-baking');
    const assessment = anAssessment('moderate', {
      activity_id,
      lines: ['falls', 'burn', 'choking_food', 'allergy_food', 'infection', 'scald', 'sharp'].map(
        (hazard_code) => aRiskLine('low', { hazard_code: hazard_code as 'falls' }),
      ),
    });
    const { id } = await addApproved(t, { author, approver: manager }, assessment);
    t.advance(3_600_000 * 3);
    const report_id = (await addReport({ activity_id, free_title: null, category: 'FOO' })).body
      .id as string;
    const before = (await get(id, manager)).check_again.filter(({ kind }) => kind === 'incident');
    expect(before).toEqual([]);
    await add({ type: 'skin_or_injury_seen', report_id, text: 'A graze on the arm.' });
    expect((await get(id, manager)).check_again).toContainEqual({ kind: 'incident', report_id });
    expect((await readSummary(manager)).check_again).toBe(1);
  });
});

describe('the register', () => {
  it('lists what awaits approval first, by pages without gaps, and only this home’s', async () => {
    const { manager, author, both } = await makeTeam();
    await addApproved(t, both);
    for (let at = 0; at < 55; at++) await addAssessment(t, author);
    const waiting = await addAssessment(t, author);
    await t.call('risk-assessments/send', waiting, author);
    const first = await list(manager);
    expect(first.rows).toHaveLength(50);
    expect(first.rows.slice(0, 3).map(({ status }) => status)).toEqual([
      'awaiting_approval',
      'approved',
      'draft',
    ]);
    const second = await list(manager, { cursor: first.next });
    expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(57);
    expect(second.next).toBeNull();
    expect((await list(await t.signIn())).rows).toEqual([]);
  });

  it('filters by kind, band, status, review, resident and words of the title', async () => {
    const { manager, author } = await makeTeam();
    const mary = await addResident(manager);
    const { id } = await addAssessment(
      t,
      author,
      anAssessment('high', { title: 'Boat 100% trip', kind: 'environment', resident_ids: [mary] }),
    );
    await addAssessment(
      t,
      author,
      anAssessment('low', { assessed_on: '2026-01-01', review_on: '2026-11-14' }),
    );
    const find = async (input: object) => (await list(manager, input)).rows.map((row) => row.id);
    for (const input of [
      { kinds: ['environment'] },
      { bands: ['high', 'extreme'] },
      { statuses: ['draft'], review_states: ['current'] },
      { resident_id: mary },
      { search: '100% TRIP' },
    ])
      expect(await find(input)).toEqual([id]);
    expect(await find({ review_states: ['expired'] })).toHaveLength(1);
    expect(await find({ search: '%' })).toEqual([id]);
    expect(await find({ statuses: ['archived'] })).toEqual([]);
  });

  it('counts by likelihood and severity, and lists what this user may approve', async () => {
    const { manager, author } = await makeTeam();
    const senior = await t.signIn({ role: 'senior_carer', carehomeId: manager.carehomeId });
    const carer = await t.signIn({ role: 'carer', carehomeId: manager.carehomeId });
    const send = async (by: TestUser, band: 'high' | 'moderate') => {
      const seen = await addAssessment(t, by, anAssessment(band));
      await t.call('risk-assessments/send', seen, by);
      return seen.id;
    };
    const moderate = await send(author, 'moderate');
    const high = await send(author, 'high');
    await send(manager, 'high');
    const waits = async (by: TestUser) =>
      (await readSummary(by)).waiting_for_me.map(({ id }) => id).toSorted();
    expect(await waits(manager)).toEqual([moderate, high].toSorted());
    expect(await waits(senior)).toEqual([moderate]);
    expect(await waits(carer)).toEqual([]);
    expect((await readSummary(carer)).cells).toEqual([
      { likelihood: 2, severity: 3, count: 1 },
      { likelihood: 3, severity: 4, count: 2 },
    ]);
  });
});

describe('an extra control', () => {
  it('is overdue after its date until it is done, and an edit does not undo it', async () => {
    const { manager, author, both } = await makeTeam();
    const line = aRiskLine('moderate', { owner_id: manager.id, due_on: '2026-11-14' });
    const assessment = anAssessment('moderate', { lines: [line] });
    const approved = await addApproved(t, both, assessment);
    expect((await readSummary(manager)).overdue_actions).toBe(1);
    const done = { id: approved.id, key: line.key, done_on: '2026-11-15' };
    const carer = await t.signIn({ role: 'carer', carehomeId: manager.carehomeId });
    expect((await t.call('risk-assessments/finish-action', done, carer)).status).toBe(200);
    expect((await readSummary(manager)).overdue_actions).toBe(0);
    expect(await get(approved.id, manager)).toMatchObject({ status: 'approved' });
    await t.call('risk-assessments/edit', { ...approved, assessment }, author);
    const shown = await get(approved.id, manager);
    expect(shown.text.lines[0]?.done_on).toBe('2026-11-15');
    await t.call('risk-assessments/finish-action', { ...done, done_on: null }, carer);
    expect((await readSummary(manager)).overdue_actions).toBe(1);
  });
});

describe('starting from the thing itself', () => {
  const start = async (by: TestUser, input: object) =>
    (await t.call('risk-assessments/start', input as never, by))
      .body as unknown as Output<'risk-assessments/start'>;

  it('takes a guide’s template, hazards and what is known of the people, unconfirmed', async () => {
    const manager = await t.signIn();
    const mary = await addResident(manager, {
      mobility: { moves: 'frame', falls_risk: true },
      diet: { food_texture: 5 },
      safety: { pacemaker: true },
    });
    const activity_id = await findGuideId(t, 'garden-centre-trip');
    const started = await start(manager, { from: 'activity', activity_id, resident_ids: [mary] });
    expect(started).toMatchObject({
      kind: 'event_outing',
      template: 'garden-centre-outing',
      activity_id,
      resident_ids: [mary],
      review_on: '2027-11-15',
    });
    expect(started.benefits.length).toBeGreaterThan(60);
    expect(started.lines.every(({ confirmed }) => !confirmed)).toBe(true);
    const findLine = (code: string) => started.lines.find((line) => line.hazard_code === code);
    expect(findLine('falls')).toMatchObject({
      source: 'template',
      how: expect.stringContaining('Mary walks with a frame, is at risk of falls.'),
    });
    expect(findLine('choking_food')?.how).toContain('IDDSI level 5');
    // No magnets at a garden centre.
    expect(findLine('magnets')).toBeUndefined();
  });

  it('lists everything known of one resident', async () => {
    const manager = await t.signIn();
    const mary = await addResident(manager, { safety: { pacemaker: true } });
    const started = await start(manager, { from: 'resident', resident_id: mary });
    expect([started.kind, started.resident_id]).toEqual(['resident_specific', mary]);
    expect(started.lines.map(({ hazard_code, source }) => [hazard_code, source])).toEqual([
      ['magnets', 'resident'],
    ]);
  });

  it('answers 404 for another home’s resident and an unknown template', async () => {
    const [us, them] = [await t.signIn(), await t.signIn()];
    const mary = await addResident(them);
    const activity_id = await findGuideId(t, 'garden-centre-trip');
    for (const input of [
      { from: 'resident', resident_id: mary },
      { from: 'activity', activity_id, resident_ids: [mary] },
      { from: 'template', template: 'never-written' },
    ])
      expect((await t.call('risk-assessments/start', input as never, us)).status).toBe(404);
  });

  it('lists templates, those for the guide first', async () => {
    const input = { guide_code: 'garden-centre-trip' };
    const { body } = await t.call('risk-templates/list', input, await t.signIn());
    const templates = body as unknown as Output<'risk-templates/list'>;
    expect(templates[0]).toMatchObject({ code: 'garden-centre-outing', fits: true });
    expect(templates.length).toBeGreaterThan(40);
    for (const { code } of templates)
      expect((await start(await t.signIn(), { from: 'template', template: code })).template).toBe(
        code,
      );
  });
});

describe('what a text names', () => {
  it('is 404 if it belongs to another home', async () => {
    const [us, them] = [await t.signIn(), await t.signIn()];
    const mary = await addResident(them);
    const event_id = (await t.call('events/add', aSingAlong, them)).body.id as string;
    const activity_id = (await t.call('activities/add', WALK, them)).body.id as string;
    for (const named of [
      { resident_ids: [mary] },
      { resident_id: mary },
      { event_id },
      { activity_id },
      { lines: [aRiskLine('low', { owner_id: them.id })] },
    ]) {
      const assessment = anAssessment('low', named);
      expect((await t.call('risk-assessments/add', { assessment }, us)).status).toBe(404);
    }
  });

  it('bounds the review of an outing by the day of the trip', async () => {
    const us = await t.signIn();
    const event_id = (await t.call('events/add', aSingAlong, us)).body.id as string;
    const add = (review_on: string) => {
      const assessment = anAssessment('low', { kind: 'event_outing', event_id, review_on });
      return t.call('risk-assessments/add', { assessment }, us);
    };
    const late = await add('2026-11-19');
    expect([late.status, Object.keys(late.error.errors ?? {})]).toEqual([
      422,
      ['assessment.review_on'],
    ]);
    expect((await add(aSingAlong.day)).status).toBe(200);
  });
});

describe('cover', () => {
  const readCover = async (by: TestUser, activity_id: string, day = '2026-11-20') =>
    (
      (await t.call('risk-assessments/cover', { activity_ids: [activity_id], day }, by))
        .body as unknown as Output<'risk-assessments/cover'>
    )[0]?.cover;

  it('follows the hazards of the guide, the approval and the review date', async () => {
    const { manager, both } = await makeTeam();
    const trip = await findGuideId(t, 'garden-centre-trip');
    expect(await readCover(manager, trip)).toBe('missing');
    const assessment = anAssessment('moderate', { activity_id: trip, review_on: '2026-11-30' });
    await addAssessment(t, manager, assessment);
    expect(await readCover(manager, trip)).toBe('missing');
    await addApproved(t, both, assessment);
    expect(await readCover(manager, trip)).toBe('covered');
    expect(await readCover(manager, trip, '2026-12-01')).toBe('expired');
    const calm = await findGuideId(t, 'reading-aloud-circle');
    expect(await readCover(manager, calm)).toBe('not_needed');
  });

  it('tells of a decision against it', async () => {
    const { manager, both } = await makeTeam();
    const trip = await findGuideId(t, 'garden-centre-trip');
    const against = { activity_id: trip, decision: 'do_not_proceed' as const };
    await addApproved(t, both, anAssessment('moderate', against));
    expect(await readCover(manager, trip)).toBe('decided_against');
  });
});

it('prints a version with its hazards, decision and approval', async () => {
  const { manager, both } = await makeTeam();
  const { id } = await addApproved(t, both);
  const { body } = await t.call('risk-assessments/print', { id, version: 1 }, manager);
  const { file_name, base64 } = body as { file_name: string; base64: string };
  expect(file_name).toBe('risk-assessment.pdf');
  const text = pdfText(Buffer.from(base64, 'base64'));
  for (const words of [
    'Tea dance',
    'Slips, trips and falls',
    'Approved by Kim Sharma',
    'Ring 999.',
  ])
    expect(text).toContain(words.replaceAll(' ', ''));
});
