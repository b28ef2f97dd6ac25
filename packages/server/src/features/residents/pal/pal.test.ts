import { GUIDE_TEXTS } from '@relish/shared/residents/pal/guide-texts.ts';
import type { Level } from '@relish/shared/residents/pal/levels.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { days } from '../../../core/clock.ts';
import { palHome, sheet, TODAY } from '../../../testing/pal-home.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { makePalHistory } from './make.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const home = (values: object = {}) => palHome(t, values);

describe('finishing a check', () => {
  it('V1: requires all nine answers and reports each missing one', async () => {
    const { check, get, resident_id, manager } = await home();
    const { media: _, eating: __, ...seven } = sheet('PPPPPPPPP');
    const refused = await check('', { answers: seven });
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.error.errors ?? {})).toEqual(['answers.eating', 'answers.media']);
    const kept = await t.call('pal/save-draft', { resident_id, answers: seven }, manager);
    expect(kept.body).toEqual({ version: 1 });
    expect((await get()).current).toBeNull();
  });

  it.each([
    ['observed_to', { observed_to: '2026-11-16' }],
    ['observed_from', { observed_from: '2026-11-15', observed_to: '2026-11-14' }],
    ['observed_from', { observed_from: '2026-10-15' }],
    ['observed_from', { observed_from: '' }],
  ])('V2: rejects the observed days at %s: %o', async (field, dates) => {
    const { check } = await home();
    const refused = await check('PPPPPEEEE', dates);
    expect(Object.keys(refused.error.errors ?? {})).toEqual([field]);
    expect((await check('PPPPPEEEE', { observed_from: '2026-10-16' })).status).toBe(200);
  });

  it('V3 and V13: stores the level, the guide and the contributors', async () => {
    const { check, get } = await home();
    const done = await check('SEPEPPPPP', {
      contributors: ['Night team'],
      notes: 'Calm fortnight',
    });
    expect(done.body).toMatchObject({ level: 'planned', sudden_drop: false });
    const { current, guide, history } = await get();
    expect(current).toMatchObject({
      level: 'planned',
      suggested_level: 'planned',
      counts: { planned: 6, exploratory: 2, sensory: 1, reflex: 0 },
      assessor: 'Kim Sharma',
      contributors: ['Night team'],
      notes: 'Calm fortnight',
      completed_on: TODAY,
      source: 'in_app',
    });
    expect(guide.washing).toBe(GUIDE_TEXTS.sensory.washing);
    expect(guide.interaction).toBe(GUIDE_TEXTS.exploratory.interaction);
    expect(guide.eating).toBe(GUIDE_TEXTS.planned.eating);
    expect(guide.your_role).toBe(GUIDE_TEXTS.planned.your_role);
    expect(history).toHaveLength(1);
  });

  it('V4: an adjacent tie gives the lower level, with the higher one to stretch to', async () => {
    const { check, get } = await home();
    await check('PPPPEEEES');
    expect((await get()).current).toMatchObject({
      level: 'exploratory',
      borderline: true,
      stretch_level: 'planned',
    });
  });

  it('V5: any other tie must be confirmed by the assessor', async () => {
    const { check, get } = await home();
    const refused = await check('PPPEEESSS');
    expect(Object.keys(refused.error.errors ?? {})).toEqual(['confirm_mixed']);
    expect((await get()).current).toBeNull();
    await check('PPPEEESSS', { confirm_mixed: true });
    expect((await get()).current).toMatchObject({ level: 'exploratory', mixed_profile: true });
  });

  it('V6: a wide spread is a mixed profile, without a question', async () => {
    const { check, get } = await home();
    await check('PPPPPPPSS');
    expect((await get()).current).toMatchObject({ level: 'planned', mixed_profile: true });
  });

  it('V7: overriding the suggestion needs a reason', async () => {
    const { check, get } = await home();
    for (const override_reason of [null, 'too short'])
      expect(
        Object.keys(
          (await check('PPPPPEEEE', { confirmed_level: 'sensory', override_reason })).error
            .errors ?? {},
        ),
      ).toEqual(['override_reason']);
    const override_reason = 'Much less able in the afternoons.';
    await check('PPPPPEEEE', { confirmed_level: 'sensory', override_reason });
    expect((await get()).current).toMatchObject({
      level: 'sensory',
      suggested_level: 'planned',
      override_reason,
    });
  });

  it('V9: the review date follows the home’s setting', async () => {
    const { manager, check } = await home();
    expect((await check('PPPPPPPPP')).body.review_due).toBe('2027-02-15');
    const other = await home();
    const settings = (await t.call('home-settings/get', {}, manager)).body;
    await t.call('home-settings/edit', { ...settings, pal_review_months: 6 }, other.manager);
    expect((await other.check('PPPPPPPPP')).body.review_due).toBe('2027-05-15');
  });

  it('V10: a new check supersedes the old one, which stays in the history', async () => {
    const { manager, resident_id, check, get } = await home();
    const first = (await check('PPPPPPPPP')).body.id as string;
    t.advance(days(1));
    await check('EEEEEEEEE', { based_on: first });
    const { current, history } = await get();
    expect(current.level).toBe('exploratory');
    expect(history.map(({ level }: { level: Level }) => level)).toEqual(['exploratory', 'planned']);
    t.advance(days(-1));
    const gone = t.database.asTenant(
      { carehomeId: manager.carehomeId, userId: manager.id, isRelative: false },
      (db) =>
        db.deleteFrom('pal_assessments').where('resident_id', '=', resident_id).executeTakeFirst(),
    );
    expect((await gone).numDeletedRows).toBe(0n);
    expect((await get()).history).toHaveLength(2);
  });

  it('V11: a first check needs a week together; a second one does not', async () => {
    const { check, get } = await home({ move_in_date: '2026-11-10' });
    expect((await get()).first_check).toEqual({
      not_before: '2026-11-17',
      suggested: '2026-11-24',
    });
    expect(Object.keys((await check('PPPPPPPPP')).error.errors ?? {})).toEqual(['observed_to']);
    const settled = await home({ move_in_date: '2026-11-08' });
    const first = await settled.check('PPPPPPPPP');
    expect(first.status).toBe(200);
    expect((await settled.get()).first_check).toBeNull();
  });

  it('V12: a drop of two levels is reported at once and on the page', async () => {
    const { check, get } = await home();
    const first = (await check('PPPPPPPPP')).body.id as string;
    const second = await check('SSSSSSSSS', { based_on: first });
    expect(second.body.sudden_drop).toBe(true);
    expect((await get()).sudden_drop).toBe(true);
    const third = await check('RRRRRRRRR', { based_on: second.body.id });
    expect(third.body.sudden_drop).toBe(false);
  });

  it('of two concurrent checks one wins, and the other is told by whom and loses nothing', async () => {
    const { manager, resident_id, check, get, colleague } = await home();
    const nurse = await colleague('nurse');
    await t.call('pal/save-draft', { resident_id, answers: sheet('EEEEEEEEE') }, nurse);
    const answers = await Promise.all([check('PPPPPPPPP'), check('EEEEEEEEE', {}, nurse)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 422]));
    const lost = answers.find(({ status }) => status === 422);
    expect(lost?.error.errors?.based_on?.[0]).toMatch(/^Kim Sharma has finished a check/);
    const { current, history } = await get(nurse);
    expect(history).toHaveLength(1);
    const again = await check('EEEEEEEEE', { based_on: current.id }, nurse);
    expect(again.status).toBe(200);
    expect((await get(nurse)).draft).toBeNull();
    expect((await get(manager)).history).toHaveLength(2);
  });
});

describe('a draft check', () => {
  it('belongs to its author, is saved repeatedly and becomes the check', async () => {
    const { manager, resident_id, check, get, colleague } = await home();
    const nurse = await colleague('nurse');
    const save = (version?: number | null) =>
      t.call(
        'pal/save-draft',
        { resident_id, answers: { washing: 'sensory', media: null }, version },
        manager,
      );
    expect((await save(null)).body).toEqual({ version: 1 });
    expect((await save(1)).body).toEqual({ version: 2 });
    for (const seen of [1, null])
      expect(Object.keys((await save(seen)).error.errors ?? {})).toEqual(['version']);
    expect(await get()).toMatchObject({
      draft: { answers: { washing: 'sensory' }, version: 2 },
      others_checking: [],
    });
    expect(await get(nurse)).toMatchObject({ draft: null, others_checking: ['Kim Sharma'] });
    const { body } = await t.call('pal/list', {}, manager);
    expect(body).toMatchObject([{ resident_id, has_draft: true, level: null }]);
    await check('SSSSSSSSS');
    expect(await get()).toMatchObject({ draft: null, history: [{ level: 'sensory' }] });
  });

  it('can be discarded', async () => {
    const { manager, resident_id, get } = await home();
    await t.call('pal/save-draft', { resident_id }, manager);
    await t.call('pal/discard-draft', { resident_id }, manager);
    expect((await get()).draft).toBeNull();
  });
});

describe('a check done elsewhere', () => {
  const external = {
    confirmed_level: 'sensory' as const,
    contributors: ['A. Jones, memory clinic'],
  };

  it('V8, V9: requires a level, a day and an author; its guide follows the level alone', async () => {
    const { manager, resident_id, get } = await home();
    const record = (more: object) =>
      t.call(
        'pal/record-external',
        { resident_id, ...external, completed_on: '2025-11-30', ...more },
        manager,
      );
    expect(Object.keys((await record({ completed_on: '2026-11-16' })).error.errors ?? {})).toEqual([
      'completed_on',
    ]);
    expect(Object.keys((await record({ contributors: [] })).error.errors ?? {})).toEqual([
      'contributors',
    ]);
    expect((await record({})).body).toMatchObject({ review_due: '2026-02-28' });
    const { current, guide, due } = await get();
    expect(current).toMatchObject({ source: 'external_official', answers: null, counts: null });
    expect(guide).toEqual(GUIDE_TEXTS.sensory);
    expect(due).toBe('overdue');
  });

  it('only completes the history if a newer check exists', async () => {
    const { manager, resident_id, check, get } = await home();
    await check('PPPPPPPPP');
    const older = { resident_id, ...external, completed_on: '2026-01-10' };
    await t.call('pal/record-external', older, manager);
    const { current, history } = await get();
    expect(current.level).toBe('planned');
    expect(history.map(({ level }: { level: Level }) => level)).toEqual(['planned', 'sensory']);
  });
});

describe('reasons for a new check', () => {
  it('V12: can be raised by any carer, once each, and are settled by a check', async () => {
    const { manager, resident_id, check, get, colleague } = await home();
    await check('PPPPPPPPP');
    const carer = await colleague('carer');
    const raise = (reason: 'seems_different' | 'bereavement') =>
      t.call('pal/raise', { resident_id, reason }, carer);
    const first = await raise('seems_different');
    expect((await raise('seems_different')).body).toEqual(first.body);
    const second = await raise('bereavement');
    expect((await get()).due).toBe('look_again');
    expect((await t.call('pal/settle', { id: second.body.id }, carer)).status).toBe(403);
    expect((await t.call('pal/settle', { id: second.body.id }, manager)).status).toBe(200);
    expect((await get()).prompts).toMatchObject([{ id: first.body.id, raised_by: 'Kim Sharma' }]);
    await check('PPPPPPPPP', { based_on: (await get()).current.id });
    expect(await get()).toMatchObject({ prompts: [], due: 'fine' });
  });
});

describe('checks of former residents', () => {
  it.each(['deceased', 'moved_out'] as const)('%s: can be read but not changed', async (status) => {
    const { manager, resident_id, check, get } = await home({ status });
    await t.database.system((db) =>
      makePalHistory(
        db,
        manager.carehomeId,
        [
          {
            residentId: resident_id,
            assessorId: manager.id,
            completedOn: '2026-03-01',
            answers: 'PPPPPEEEE',
          },
          {
            residentId: resident_id,
            assessorId: manager.id,
            completedOn: '2026-06-01',
            answers: 'EEEEEESSS',
          },
        ],
        t.now(),
      ),
    );
    expect(await get()).toMatchObject({ read_only: true, current: { level: 'exploratory' } });
    expect((await check('PPPPPPPPP')).status).toBe(422);
    expect((await t.call('pal/save-draft', { resident_id }, manager)).status).toBe(422);
    const raised = await t.call('pal/raise', { resident_id, reason: 'bereavement' }, manager);
    expect(raised.status).toBe(422);
    expect((await t.call('pal/list', {}, manager)).body).toEqual([]);
    expect((await get()).history).toHaveLength(2);
  });
});
