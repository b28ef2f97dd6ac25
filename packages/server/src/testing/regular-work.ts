import { doRegularWork } from '../app/regular-work.ts';
import type { TestApp } from './test-app.ts';

/** One round of the regular work and the jobs it queued, for every home: use a fresh database. */
export async function workOnce(t: TestApp) {
  const { round, stop } = doRegularWork({ ...t, clock: t.now }, t.app.log);
  stop();
  await round();
  await t.jobs.runDue();
}
