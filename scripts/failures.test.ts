import { expect, it } from 'vitest';

import { describeFailures, playwrightFailures, vitestFailures } from './failures.mjs';

it('lists failed tests of vitest, and files that could not be loaded', () => {
  const report = {
    testResults: [
      {
        name: '/here/a.test.ts',
        assertionResults: [
          { fullName: 'adds', status: 'passed' },
          { fullName: 'subtracts', status: 'failed', failureMessages: ['expected 1 to be 2'] },
        ],
      },
      { name: '/here/b.test.ts', message: 'Cannot find module', assertionResults: [] },
    ],
  };
  expect(vitestFailures(report, '/here')).toEqual([
    { test: 'a.test.ts: subtracts', message: 'expected 1 to be 2' },
    { test: 'b.test.ts', message: 'Cannot find module' },
  ]);
});

it('lists failed journeys of every width, also in nested suites', () => {
  const spec = (title: string, status: string, ...messages: string[]) => ({
    title,
    tests: [
      {
        projectName: 'phone',
        status,
        results: [{ errors: messages.map((message) => ({ message })) }],
      },
    ],
  });
  const report = {
    suites: [
      {
        file: 'a.spec.ts',
        specs: [spec('opens', 'expected'), spec('saves', 'unexpected', 'no toast')],
        suites: [{ specs: [spec('prints', 'unexpected', 'too slow')] }],
      },
    ],
  };
  expect(playwrightFailures(report)).toEqual([
    { test: 'e2e/a.spec.ts (phone): saves', message: 'no toast' },
    { test: 'e2e/a.spec.ts (phone): prints', message: 'too slow' },
  ]);
});

it('prints the first lines of each message, and nothing without failures', () => {
  const long = Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n');
  const [failure] = vitestFailures(
    { testResults: [{ name: '/here/a.test.ts', message: long, assertionResults: [] }] },
    '/here',
  );
  const text = describeFailures(failure ? [failure] : []);
  expect(text).toContain('\nFailed\n  a.test.ts\n      line 0');
  expect(text).not.toContain('line 20');
  expect(describeFailures([])).toBe('');
});
