import fc from 'fast-check';
import { expect, test } from 'vitest';

import { drawReplay, detectEnvironment } from './sampling.ts';

test.each([
  ['localhost:8100', 'local'],
  ['localhost:8101', 'production'],
  ['localhost', 'production'],
  ['127.0.0.1:8100', 'production'],
  ['relish.example', 'production'],
])('%s is %s', (host, environment) => {
  expect(detectEnvironment(host)).toBe(environment);
});

const draws = (...values: number[]) => drawReplay(() => values.shift() ?? 1);

test.each([
  [[0.0999], 'session'],
  [[0.1, 0.0999], 'on-error'],
  [[0.1, 0.1], 'none'],
])('the random numbers %j record %s', (values, kind) => {
  expect(draws(...values)).toBe(kind);
});

test('records a tenth of all pages, and keeps the last minute on a tenth of the others', () => {
  const grid = Array.from({ length: 100 }, (_, at) => (at + 0.5) / 100);
  const kinds = grid.flatMap((first) => grid.map((second) => draws(first, second)));
  const share = (kind: string) => kinds.filter((each) => each === kind).length / kinds.length;
  expect(share('session')).toBeCloseTo(0.1);
  expect(share('on-error') / (1 - share('session'))).toBeCloseTo(0.1);
});

test('always chooses one of the three kinds', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (value) => {
      expect(['session', 'on-error', 'none']).toContain(drawReplay(() => value));
    }),
  );
});
