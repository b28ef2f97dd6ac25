import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';

import { expect, it } from 'vitest';

const { forbidden } = createRequire(import.meta.url)('../.dependency-cruiser.cjs') as {
  forbidden: { name: string }[];
};

it('every import rule fires on the violation planted for it', () => {
  const { status, stdout } = spawnSync(
    process.execPath,
    ['scripts/check-imports.ts', 'scripts/planted-violations'],
    { encoding: 'utf8' },
  );
  const fired = new Set([...stdout.matchAll(/^([\w-]+): /gm)].map(([, rule]) => String(rule)));
  expect([...fired].toSorted()).toEqual(forbidden.map(({ name }) => name).toSorted());
  expect(status).toBe(1);
}, 60_000);
