import type { TestApp, TestUser } from './test-app.ts';

const DAYS = { from: '2026-11-01', to: '2026-11-30' };

export function foreignDocuments(t: TestApp, addResident: (them: TestUser) => Promise<string>) {
  const ofResident = (rest: object) => async (them: TestUser) => ({
    resident_id: await addResident(them),
    ...rest,
  });
  const byDocumentId = async (them: TestUser) => {
    const input = {
      kind: 'care_planning',
      resident_id: await addResident(them),
      format: 'pdf',
      ...DAYS,
    };
    const body = JSON.stringify(input);
    const made = await t.send('documents/make', { body, token: them.token });
    return { id: made.body.id as string };
  };
  return {
    'documents/preview': ofResident({ kind: 'care_planning', ...DAYS }),
    'documents/make': ofResident({ kind: 'family_update', format: 'pdf', ...DAYS }),
    'documents/get': byDocumentId,
    'documents/open': byDocumentId,
    'documents/delete': byDocumentId,
    'documents/read': byDocumentId,
    'report-mails/recipients': ofResident({}),
    'report-mails/list': ofResident({}),
    'report-mails/send': async (them: TestUser) => ({
      resident_id: await addResident(them),
      recipient_ids: [them.id],
      ...DAYS,
    }),
  };
}
