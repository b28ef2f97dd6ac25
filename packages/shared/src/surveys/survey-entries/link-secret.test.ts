import { expect, it } from 'vitest';

import { formatPosterCode, isPosterCode, LINK_SECRET } from './link-secret.ts';

it('reads the code of a poster however it was typed', () => {
  for (const typed of ['abcd-efgh-jk23', 'ABCDEFGHJK23', ' abcd efgh jk23 '])
    expect(formatPosterCode(typed)).toBe('abcd-efgh-jk23');
  expect(formatPosterCode('')).toBe('');
});

it('tells the code of a poster from a mailed secret and from a link that was cut off', () => {
  const mailed = 'A-_z'.padEnd(43, 'x');
  expect([isPosterCode('abcd-efgh-jk23'), isPosterCode(mailed)]).toEqual([true, false]);
  expect(LINK_SECRET.test(mailed)).toBe(true);
  expect(
    ['abcd-efgh', 'abcd-efgh-jk231', mailed.slice(1)].some((each) => LINK_SECRET.test(each)),
  ).toBe(false);
});
