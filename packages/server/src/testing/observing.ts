import { randomUUID } from 'node:crypto';

import type { Input, Output } from '@relish/shared/calls.ts';

import { makeSessions } from './sessions.ts';
import type { TestApp, TestUser } from './test-app.ts';

export type Noticed = Partial<Input<'observations/add'>>;
type Observation = Output<'observations/get'>;

/** A home with a resident and two carers. */
export async function observing(app: TestApp, residentId?: string, staff?: TestUser) {
  const {
    manager,
    carer,
    people,
    add: addReport,
  } = await makeSessions(app, ['Ann', 'Bert'], staff);
  const { carehomeId } = manager;
  const [ann = '', bert = ''] = people;
  const other = await app.signIn({ role: 'carer', carehomeId });
  const senior = await app.signIn({ role: 'senior_carer', carehomeId });
  const noticed = (changes: Noticed = {}): Input<'observations/add'> => ({
    client_uuid: randomUUID(),
    resident_id: residentId ?? ann,
    type: 'memory_shared',
    text: 'She spoke of the mill where she met Tom.',
    seen_at: app.now().toISOString(),
    action: 'none',
    ...changes,
  });
  const add = (changes: Noticed = {}, by = carer) =>
    app.call('observations/add', noticed(changes), by);
  return {
    manager,
    carer,
    other,
    senior,
    ann,
    bert,
    noticed,
    add,
    addReport,
    concern: async (changes: Noticed = {}, by = carer) =>
      (await add({ type: 'concern', text: 'SECRET: frightened of a visitor.', ...changes }, by))
        .body.id as string,
    list: async (by: TestUser, resident_id = ann) =>
      (await app.call('observations/list', { resident_id }, by))
        .body as Output<'observations/list'>,
    get: async (id: string, by = carer) =>
      (await app.call('observations/get', { id }, by)).body as Observation,
    alerts: async (by: TestUser) =>
      (await app.call('observations/alerts', {}, by)).body as Output<'observations/alerts'>,
    followUps: async (by: TestUser, resident_id: string | null = null) =>
      (await app.call('observations/follow-ups', { resident_id }, by))
        .body as Output<'observations/follow-ups'>,
  };
}
