import { randomUUID } from 'node:crypto';

import type { Input } from '@relish/shared/calls.ts';

import { makeResident } from '../features/residents/residents/make.ts';
import type { TestApp, TestUser } from './test-app.ts';

type Report = Input<'reports/add'>;

/** A home with residents and a way to record activities. */
export async function makeSessions(t: TestApp, names: string[], staff?: TestUser) {
  const manager = staff ?? (await t.signIn());
  const people = await t.database.system(async (db) => {
    const ids: string[] = [];
    for (const first_name of names)
      ids.push(
        await makeResident(db, manager.carehomeId, {
          first_name,
          last_name: `${first_name}son`,
          createdBy: manager.id,
          now: t.now(),
        }),
      );
    return ids;
  });
  const carer = await t.signIn({ role: 'carer', carehomeId: manager.carehomeId });
  const session = (changes: Partial<Report> = {}): Report => ({
    client_uuid: randomUUID(),
    report_type: 'quick',
    free_title: 'Tea in the garden',
    category: 'SOC',
    format: people.length === 1 ? 'one_to_one' : 'small_group',
    started_at: new Date(t.now().getTime() - 3_600_000).toISOString(),
    duration_min: 30,
    led_by: [{ kind: 'staff', id: carer.id }],
    participations: people.map((resident_id) => ({ resident_id, attendance: 'took_part' })),
    ...changes,
  });
  return {
    manager,
    carer,
    people,
    session,
    add: (changes: Partial<Report> = {}, by = carer) => t.call('reports/add', session(changes), by),
    get: async (id: string, by = carer) => (await t.call('reports/get', { id }, by)).body,
  };
}
