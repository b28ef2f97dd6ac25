import { addAssessment, anAssessment } from './risk-home.ts';
import type { TestApp, TestUser } from './test-app.ts';

interface Adders {
  addResident: (them: TestUser) => Promise<string>;
  addActivity: (them: TestUser) => Promise<string>;
}

export function foreignRisks(t: TestApp, { addResident, addActivity }: Adders) {
  const byId =
    (rest: object = {}) =>
    async (them: TestUser) => ({ id: (await addAssessment(t, them)).id, ...rest });
  const seen = { revision: 1 };
  return {
    'risk-assessments/list': async (them: TestUser) => ({ resident_id: await addResident(them) }),
    'risk-assessments/get': byId(),
    'risk-assessments/cover': async (them: TestUser) => ({
      activity_ids: [await addActivity(them)],
      day: '2026-11-20',
    }),
    'risk-assessments/edit': byId({ ...seen, assessment: anAssessment() }),
    'risk-assessments/copy': byId(),
    'risk-assessments/send': byId(seen),
    'risk-assessments/withdraw': byId(seen),
    'risk-assessments/return': byId({ ...seen, reason: 'Name the driver.' }),
    'risk-assessments/approve': byId(seen),
    'risk-assessments/archive': byId({ ...seen, archived: true, reason: 'No longer done.' }),
    'risk-assessments/finish-action': byId({
      key: '00000000-0000-4000-8000-000000000001',
      done_on: '2026-11-14',
    }),
    'risk-assessments/print': byId({ version: 1 }),
  };
}
