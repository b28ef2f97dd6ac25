import { once } from 'node:events';

import { describe, expect, it } from 'vitest';

import { refuseWeakPassword, startPasswordScorer } from './password-strength.ts';

const about = ['Ada', 'Okoro', 'ada.okoro@example.org', 'Bramble House'];
const refused = (password: string) =>
  refuseWeakPassword('password', password, about).then(
    () => false,
    () => true,
  );

describe('a new password', () => {
  it.each([
    'password1!',
    'carehome2024',
    'liverpool1',
    'Manchester1',
    'Summer2025!',
    'qwerty123456',
    'Birmingham12',
    'P@ssw0rd123',
    'Welcome2026!',
    'bramblehouse1',
    'AdaOkoro2026',
    'Relish2026!!',
    'relish-demo-1',
    '1234567890123456789012345678901234567890',
    'abcdefghijklmnopqrstuvwxyz',
  ])('rejects %s', async (password) => {
    expect(await refused(password)).toBe(true);
  });

  it.each([
    'four green apples',
    'violet kettle harbour',
    'correct horse battery staple',
    'kJ8#mPq2xLw',
    'te lo dico domani mattina',
  ])('accepts %s', async (password) => {
    expect(await refused(password)).toBe(false);
  });
});

it('scores off the main thread, and only the start of a long password', async () => {
  const hard = '4@8({[<6931!|705$+7%2/'.repeat(9);
  await refused('four green apples');
  let turns = 0;
  let next = setImmediate(function count() {
    turns += 1;
    next = setImmediate(count);
  });
  expect(await refused(hard)).toBe(false);
  clearImmediate(next);
  // A score on the main thread would leave the event loop no turn.
  expect(turns).toBeGreaterThan(10);
});

it('restarts the scorer after it has ended', async () => {
  const scorer = startPasswordScorer();
  const ended = once(scorer, 'exit');
  await scorer.terminate();
  await ended;
  expect(await refused('four green apples')).toBe(false);
});
