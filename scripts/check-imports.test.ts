import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';

import { expect, it } from 'vitest';

const { forbidden } = createRequire(import.meta.url)('../.dependency-cruiser.cjs') as {
  forbidden: { name: string }[];
};

const { status, stdout } = spawnSync(
  process.execPath,
  ['scripts/check-imports.ts', 'scripts/planted-violations'],
  { encoding: 'utf8' },
);

it('every import rule fires on its planted violation', () => {
  const fired = new Set([...stdout.matchAll(/^([\w-]+): /gm)].map(([, rule]) => String(rule)));
  const rules = new Set(forbidden.map(({ name }) => name));
  expect([...fired].toSorted()).toEqual([...rules].toSorted());
  expect(status).toBe(1);
});

it('an area that imports a later one is reported in each package', () => {
  for (const folder of ['shared/src', 'server/src/features', 'web/src/features'])
    expect(stdout).toContain(`areas-in-order: packages/${folder}/accounts/one/looks-ahead.ts`);
});
