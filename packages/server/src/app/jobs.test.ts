import { globSync, readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import type { JobKind } from '../jobs/queue.ts';
import { jobHandlers, jobKinds } from './jobs.ts';

const sources = globSync('../features/**/*.ts', { cwd: import.meta.dirname }).filter(
  (path) => !path.endsWith('.test.ts'),
);

async function listDeclared() {
  const files = sources.filter((path) => path.endsWith('/job-kinds.ts'));
  const modules = await Promise.all(
    files.map((file) => import(file) as Promise<Record<string, JobKind>>),
  );
  return modules.flatMap((module) => Object.values(module));
}

const sortedNames = (kinds: readonly JobKind[]) => kinds.map(({ name }) => name).toSorted();

it('lists every kind of job that a feature declares, once', async () => {
  const declared = sortedNames(await listDeclared());
  expect(declared.length).toBeGreaterThan(10);
  expect(new Set(declared).size).toBe(declared.length);
  expect(sortedNames(jobKinds)).toEqual(declared);
});

it('has a handler for every kind of job and for no other', () => {
  expect(Object.keys(jobHandlers).toSorted()).toEqual(sortedNames(jobKinds));
});

it('declares kinds of jobs only in job-kinds.ts', () => {
  const declaring = sources.filter((path) =>
    readFileSync(new URL(path, import.meta.url), 'utf8').includes('defineJob<'),
  );
  expect(declaring.filter((path) => !path.endsWith('/job-kinds.ts'))).toEqual([]);
});
