import { globSync, readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

// Only permissions.ts may read these to decide something; everything else calls can().
const DECIDES =
  /\b(user|me|person)\??\.(type|organisation_type|expired|role)\s*[!=]==|package\.(title|is_basic)\s*[!=]==|\.organisation_type\s*[!=]==/;

const isTest = (path: string) => /\.test\.tsx?$/.test(path);

it('only permissions.ts decides by type, package or expiry', () => {
  const files = globSync('packages/*/src/**/*.{ts,tsx}').filter(
    (path) => !isTest(path) && !path.endsWith('/shared/src/permissions.ts'),
  );
  expect(files.length).toBeGreaterThan(50);
  const deciding = files.filter((path) => DECIDES.test(readFileSync(path, 'utf8')));
  expect(deciding).toEqual([]);
  expect(DECIDES.test("if (user.type === 'family')")).toBe(true);
});

// Topics say what is stale after a call; kept answers are all stale after working offline.
it('only refresh.ts and kept-answers.ts make answers stale', () => {
  const files = globSync('packages/web/src/**/*.{ts,tsx}').filter((path) => !isTest(path));
  const refreshing = files.filter((path) =>
    /\b(invalidate|refetch|reset)Queries\(/.test(readFileSync(path, 'utf8')),
  );
  expect(refreshing.toSorted()).toEqual([
    'packages/web/src/api/refresh.ts',
    'packages/web/src/session/kept-answers.ts',
  ]);
});
