import fc from 'fast-check';
import { expect, it } from 'vitest';

import { surveyFigures } from '../../reports/figures/survey.ts';
import { publishResults } from './publish.ts';
import { likedWithPulse, pulseFrom, surveyFiguresFrom } from './survey-figures.ts';
import { tally } from './tally.ts';

const LIKELY = {
  key: 'likely',
  type: 'rating0_10',
  domain: 'recommend',
  required: false,
  options: [],
} as const;
const PULSE = {
  key: 'liked',
  type: 'single',
  domain: null,
  required: false,
  options: [{ code: 'liked' }, { code: 'ok' }, { code: 'not_for_me' }],
} as const;

function close(marks: readonly number[], invited: number | null) {
  const survey = { questions: [LIKELY], group_key: null, is_always_open: false };
  const entries = marks.map((mark) => ({
    mode: 'self' as const,
    month: '',
    answers: { likely: String(mark) },
  }));
  const { own } = publishResults(survey, tally(survey, entries));
  return { audience: 'relative' as const, invited, entries: marks.length, own };
}

it('K23: 30% promoters and 20% detractors give +10, from counts', () => {
  const closed = close([10, 9, 9, 8, 8, 7, 7, 8, 6, 0], 40);
  expect(surveyFiguresFrom([closed])).toEqual({
    K23: { value: 25, n: 40 },
    K23s: { value: 10, n: 10 },
  });
  expect(surveyFiguresFrom([])).toEqual({
    K23: { value: null, n: 0 },
    K23s: { value: null, n: 0 },
  });
});

it('K23: leaves out recommendations of staff and of fewer than five people', () => {
  const staff = { ...close([10, 10, 10, 10, 10], 10), audience: 'staff' as const };
  expect(surveyFiguresFrom([staff, close([0, 0, 0, 0], 10)])).toEqual({
    K23: { value: 45, n: 20 },
    K23s: { value: null, n: 0 },
  });
});

it('K23: equals the formula over all answers of surveys with five or more', () => {
  const marks = fc.array(fc.integer({ min: 0, max: 10 }), { minLength: 5, maxLength: 30 });
  fc.assert(
    fc.property(marks, marks, (one, other) => {
      const figures = surveyFiguresFrom([close(one, 40), close(other, 40)]);
      const all = [...one, ...other];
      const { response, score } = surveyFigures({ invited: 80, entries: all.length, marks: all });
      expect([figures.K23?.value, figures.K23s?.value]).toEqual([response, score && score + 0]);
      expect(figures.K23s?.n).toBe(all.length);
    }),
  );
});

it('K10: adds whole months of the pulse, and months under five not at all', () => {
  const survey = { questions: [PULSE], group_key: null, is_always_open: true };
  const say = (month: string, liked: string, count: number) =>
    Array.from({ length: count }, () => ({ mode: 'self' as const, month, answers: { liked } }));
  const { months } = publishResults(
    survey,
    tally(survey, [
      ...say('2026-01', 'ok', 9),
      ...say('2026-02', 'liked', 5),
      ...say('2026-02', 'not_for_me', 1),
      ...say('2026-03', 'liked', 4),
    ]),
  );
  const pulse = pulseFrom(months, { from: '2026-01-02', to: '2026-03-31' });
  expect(pulse).toEqual({ liked: 5, ok: 0, not_for_me: 1 });
  expect(pulseFrom(months, { from: '2026-02-01', to: '2026-02-27' }).liked).toBe(0);
  expect(likedWithPulse({ liked: 3, ok: 1, not_for_me: 0 }, pulse)).toEqual({ value: 80, n: 10 });
  // Worked example (e): four answers are too few.
  const none = { liked: 0, ok: 0, not_for_me: 0 };
  expect(likedWithPulse({ liked: 3, ok: 1, not_for_me: 0 }, none)).toEqual({ value: null, n: 4 });
});
