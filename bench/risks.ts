import { randomUUID } from 'node:crypto';
import { join } from 'node:path';

import type { CallName, Output } from '@relish/shared/calls.ts';

import type { startPostgres } from '../packages/server/src/testing/postgres.ts';
import { enableRisks, seed, seedRisks } from './seed.ts';
import { measureInTurns, prepareHome, send, type Subject } from './subjects.ts';

const SIZES = [10, 1000, 10_000];
const REQUESTS = Number(process.env['BENCH_REQUESTS'] ?? 800) / 4;

const CALLS: [CallName, (subject: Subject) => object][] = [
  ['risk-assessments/list', () => ({})],
  ['risk-assessments/summary', () => ({})],
];

/** The register by the number of assessments of a home. */
export async function measureRisks(
  postgres: Awaited<ReturnType<typeof startPostgres>>,
  folder: string,
) {
  const homes: Subject[] = [];
  for (const size of SIZES) {
    const { url } = await postgres.createDatabase();
    const home = await prepareHome(String(size), url, join(folder, `risks ${size}`), async () => {
      await seed(url, { organisations: 1, homes: 1 });
      await enableRisks(url);
    });
    await approveOne(home);
    await seedRisks(url, size);
    homes.push(home);
  }
  console.log('by the number of risk assessments');
  await measureInTurns(homes, CALLS, REQUESTS);
  for (const { stop } of homes) await stop();
}

/** Through the server, because only it can seal the text that is copied. */
async function approveOne(home: Subject) {
  const today = new Date().toISOString().slice(0, 10);
  const assessment = {
    kind: 'activity',
    title: 'Tea dance',
    benefits: 'Dancing again with friends.',
    people_at_risk: ['residents'],
    resident_ids: home.residentIds.slice(0, 6),
    lines: [
      {
        key: randomUUID(),
        hazard_code: 'falls',
        hazard_text: null,
        existing_controls: ['Clear floor'],
        likelihood_before: 1,
        severity_before: 2,
        likelihood_after: 1,
        severity_after: 2,
        confirmed: true,
      },
    ],
    emergency_plan: 'Ring 999.',
    staffing_ratio: 'One for four',
    decision: 'proceed',
    decision_reason: 'Everyone looks forward to it.',
    assessed_on: today,
    review_on: today,
  };
  type Seen = Output<'risk-assessments/add'>;
  const added = await send<Seen>(home, 'risk-assessments/add', { assessment });
  const sent = await send<Seen>(home, 'risk-assessments/send', added);
  await send<Seen>(home, 'risk-assessments/approve', sent);
}
