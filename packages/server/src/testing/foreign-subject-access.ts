import type { TestUser } from './test-app.ts';

export function foreignSubjectAccess(addResident: (them: TestUser) => Promise<string>) {
  const byResident = async (them: TestUser) => ({ resident_id: await addResident(them) });
  return {
    'subject-access/status': byResident,
    'subject-access/record': byResident,
    'subject-access/pdf': byResident,
    'subject-access/check': async (them: TestUser) => ({
      ...(await byResident(them)),
      requested_by: 'resident' as const,
      checked_by: 'Dr Shah',
      checked_as: 'manager' as const,
      checked_on: '2026-11-15',
      outcome: 'nothing_withheld' as const,
    }),
  };
}
