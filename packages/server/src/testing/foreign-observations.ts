import { randomUUID } from 'node:crypto';

import type { TestApp, TestUser } from './test-app.ts';

export function foreignObservations(t: TestApp, addResident: (them: TestUser) => Promise<string>) {
  const ofResident = async (them: TestUser) => ({ resident_id: await addResident(them) });
  const noticed = async (them: TestUser) => ({
    type: 'concern',
    text: 'A bruise on the left arm.',
    action: 'none',
    follow_up_date: '2026-12-01',
    seen_at: t.now().toISOString(),
    client_uuid: randomUUID(),
    ...(await ofResident(them)),
  });
  const byId = (rest: object) => async (them: TestUser) => {
    const body = JSON.stringify(await noticed(them));
    const kept = await t.send('observations/add', { body, token: them.token });
    return { id: kept.body.id as string, ...rest };
  };
  return {
    'observations/add': noticed,
    'observations/list': ofResident,
    'observations/follow-ups': ofResident,
    'observations/get': byId({}),
    'observations/add-addendum': byId({ text: 'It has faded.', client_uuid: randomUUID() }),
    'observations/attend': byId({ text: 'Spoke with the nurse.' }),
    'observations/settle': byId({ text: 'Looked again.' }),
  };
}
