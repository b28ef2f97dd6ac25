import { expect, it } from 'vitest';

import { describeTimings, playwrightTimings, vitestTimings } from './timings.mjs';

it('lists every part, and the twenty slowest files with the slowest first', () => {
  const files = Array.from({ length: 25 }, (_, index) => ({ file: `f${index}`, seconds: index }));
  const lines = describeTimings([{ file: 'lint', seconds: 12.34 }], files).split('\n');
  expect(lines).toContain('   12.3 s  lint');
  expect(lines.slice(lines.indexOf('Slowest files') + 1)).toHaveLength(20);
  expect(lines[lines.indexOf('Slowest files') + 1]).toBe('   24.0 s  f24');
});

it('reads the time per file from a vitest report', () => {
  const report = { testResults: [{ name: '/here/a.test.ts', startTime: 1000, endTime: 3500 }] };
  expect(vitestTimings(report, '/here')).toEqual([{ file: 'a.test.ts', seconds: 2.5 }]);
});

it('adds up the tests of a file and width in a Playwright report', () => {
  const test = (projectName: string, ...durations: number[]) => ({
    tests: [{ projectName, results: durations.map((duration) => ({ duration })) }],
  });
  const report = {
    suites: [
      {
        file: 'a.spec.ts',
        specs: [test('phone', 1000), test('desktop', 4000)],
        suites: [{ specs: [test('phone', 500, 500)] }],
      },
    ],
  };
  expect(playwrightTimings(report)).toEqual([
    { file: 'e2e/a.spec.ts (phone)', seconds: 2 },
    { file: 'e2e/a.spec.ts (desktop)', seconds: 4 },
  ]);
});
