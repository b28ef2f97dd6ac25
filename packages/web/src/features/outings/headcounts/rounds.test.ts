import { expect, test } from 'vitest';

import type { Comparison, Round } from './api.ts';
import type { WaitingCount } from './counts-outbox.ts';
import { findNextRound, findOwnRound, findStage } from './rounds.ts';

const expected = ['rose', 'kim'].map((id) => ({ id, is_staff: id === 'kim' }));
const result = (state: Comparison['state']): Comparison => ({
  state,
  missing: state === 'missing' ? ['rose'] : [],
  doubtful: [],
  unexpected: [],
});
const saved = (stage: Round['stage'], round: number, comparison: Comparison | null): Round => ({
  stage,
  round,
  counted_by: [],
  comparison,
});
const unsent = (round: number, ...seen_ids: string[]): WaitingCount => ({
  input: {
    client_uuid: 'c',
    event_id: 'e',
    stage: 'leaving',
    round,
    seen_ids,
    counted_at: '2026-11-15T09:00:00.000Z',
  },
});

test('begins with the first round of the first stage', () => {
  const facts = { rounds: [], waiting: [], expected };
  expect(findStage(facts)).toBe('leaving');
  expect(findNextRound(findOwnRound('leaving', facts))).toBe(1);
});

test('corrects a round in which someone is missing, and begins a new one after everyone was seen', () => {
  const missing = { rounds: [saved('leaving', 1, result('missing'))], waiting: [], expected };
  expect(findNextRound(findOwnRound('leaving', missing))).toBe(1);
  expect(findStage(missing)).toBe('leaving');
  const seen = { rounds: [saved('leaving', 1, result('one_count'))], waiting: [], expected };
  expect(findNextRound(findOwnRound('leaving', seen))).toBe(2);
  expect(findStage(seen)).toBe('arrived');
});

test('joins the round that a colleague has begun', () => {
  const facts = { rounds: [saved('leaving', 3, null)], waiting: [], expected };
  expect(findNextRound(findOwnRound('leaving', facts))).toBe(3);
});

test('compares a count on the device with who should be there', () => {
  const facts = { rounds: [], waiting: [unsent(1, 'kim')], expected };
  expect(findOwnRound('leaving', facts)).toMatchObject({
    isWaiting: true,
    comparison: { state: 'missing', missing: ['rose'] },
  });
  const found = { ...facts, waiting: [unsent(1, 'kim'), unsent(1, 'kim', 'rose')] };
  expect(findStage(found)).toBe('arrived');
});
