import { expect, it } from 'vitest';

import { SurveyInput } from '../surveys/contract.ts';
import { TEMPLATES } from '../surveys/templates.ts';
import { type Asked, checkAnswers } from './answers.ts';

const asked = (type: Asked['type'], required = false): Asked => ({
  key: 'q',
  type,
  required,
  options: type === 'single' || type === 'multi' ? [{ code: 'a' }, { code: 'b' }] : [],
});
const problem = (question: Asked, value: string | string[]) =>
  checkAnswers([question], { q: value }).q;

it.each([
  [asked('faces3'), 'happy'],
  [asked('faces3'), 'prefer_not'],
  [asked('rating0_10'), '10'],
  [asked('single'), 'b'],
  [asked('multi'), ['a', 'b']],
  [asked('multi'), 'not_applicable'],
  [asked('text'), 'More singing'],
  [asked('date'), '2026-02-01'],
])('accepts %j answered with %j', (question, value) => {
  expect(problem(question, value)).toBeUndefined();
});

it.each([
  [asked('faces3'), 'very_happy'],
  [asked('rating0_10'), '11'],
  [asked('single'), ['a']],
  [asked('multi'), ['a', 'a']],
  [asked('multi'), ['c']],
  [asked('multi'), 'a'],
  [asked('date'), 'yesterday'],
  [asked('text'), 'x'.repeat(1001)],
])('refuses %j answered with %j', (question, value) => {
  expect(problem(question, value)).toHaveLength(1);
});

it('refuses answers to other questions and missing required ones', () => {
  expect(checkAnswers([asked('faces3', true)], { other: 'happy' })).toEqual({
    other: ['This survey has no such question.'],
    q: ['Answer this question.'],
  });
});

it.each(TEMPLATES.map((template) => [template.key, template] as const))(
  'the template %s is a valid survey',
  (_, template) => {
    const result = SurveyInput.safeParse({
      ...template,
      template: template.key,
      closes_on: template.is_always_open ? null : '2026-12-31',
    });
    expect(result.error?.issues).toBeUndefined();
  },
);

it('the wellbeing questions of the Office for National Statistics are attributed and never answered by proxy', () => {
  const ons = TEMPLATES.find(({ key }) => key === 'ons4');
  expect(ons?.allow_proxy).toBe(false);
  expect(ons?.attribution).toContain('Office for National Statistics');
  expect(ons?.questions.map(({ type }) => type)).toEqual(Array(4).fill('rating0_10'));
});

it.each([
  [{ is_always_open: true, closes_on: '2026-12-31' }, 'closes_on'],
  [{ closes_on: null }, 'closes_on'],
  [{ opens_on: '2027-01-01' }, 'closes_on'],
  [{ group_key: 'at_home' }, 'group_key'],
])('refuses a survey with %j', (changes, field) => {
  const result = SurveyInput.safeParse({ ...TEMPLATES[0], closes_on: '2026-12-31', ...changes });
  expect(result.error?.issues.map(({ path }) => path[0])).toContain(field);
});
