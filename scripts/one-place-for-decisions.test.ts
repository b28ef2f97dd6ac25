import { globSync, readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

// Reading one of these to decide something belongs into permissions.ts; asking can() belongs everywhere else.
const DECIDES =
  /\b(user|me|person)\??\.(type|organisation_type|expired|role)\s*[!=]==|package\.(title|is_basic)\s*[!=]==|\.organisation_type\s*[!=]==/;

it('nobody outside permissions.ts decides by type, package or expiry', () => {
  const files = globSync('packages/*/src/**/*.{ts,tsx}').filter(
    (path) => !/\.test\.tsx?$|\/shared\/src\/permissions\.ts$/.test(path),
  );
  expect(files.length).toBeGreaterThan(50);
  const deciding = files.filter((path) => DECIDES.test(readFileSync(path, 'utf8')));
  expect(deciding).toEqual([]);
  expect(DECIDES.test("if (user.type === 'family')")).toBe(true);
});
