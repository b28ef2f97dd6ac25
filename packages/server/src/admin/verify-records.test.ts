import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';

import type { OpenDatabase } from '../db/connect.ts';
import { makeObservations } from '../features/reports/observations/make.ts';
import { makeSessions } from '../testing/sessions.ts';
import { testApp } from '../testing/test-app.ts';
import { freshDatabase } from '../testing/test-database.ts';
import type { CommandContext } from './command.ts';
import { verifyRecords } from './verify-records.ts';

// Tampering persists, so these tests need their own database.
let opened: OpenDatabase;
beforeAll(async () => {
  opened = await freshDatabase();
  return () => opened.close();
});

const verify = () =>
  verifyRecords({ database: opened.database, tell: () => {} } as unknown as CommandContext);
const tamper = (statement: string) =>
  opened.database.system((db) => sql.raw(statement).execute(db));

it('reports no problem for untouched records, and every change made outside the product', async () => {
  const t = await testApp({ database: opened });
  const { add, session, carer, manager } = await makeSessions(t, ['Ann', 'Bert']);
  const { id } = (await add({ note: 'A good hour.' })).body as { id: string };
  const { client_uuid: _made, ...fields } = session({ note: 'A very good hour.' });
  await t.call('reports/edit', { ...fields, id, version: 1 }, carer);
  await t.call('reports/void', { id, version: 2, reason: 'Recorded twice' }, manager);
  await add();
  expect(await verify()).toEqual([expect.stringMatching(/: 4 versions, all right\. [\da-f]{64}$/)]);

  await tamper(
    `update participations set mood_after = 5 where report_id <> '${id}' and position = 0`,
  );
  expect(await verify()).toEqual([expect.stringMatching(/: record \S+ was altered$/)]);
  await tamper(`update participations set mood_after = null`);
  expect((await verify())[0]).toContain('all right');

  await tamper(`update reports set created_at = created_at - interval '1 day' where id = '${id}'`);
  expect(await verify()).toEqual([expect.stringContaining(`record ${id} was altered`)]);
  await tamper(`update reports set created_at = created_at + interval '1 day' where id = '${id}'`);

  await tamper(`update record_versions set body = replace(body, 'very good', 'bad') where seq = 2`);
  expect(await verify()).toEqual([expect.stringContaining('version 2')]);
  await tamper(`update record_versions set body = replace(body, 'bad', 'very good') where seq = 2`);

  await tamper(`delete from record_versions where seq = 4`);
  expect((await verify()).join('\n')).toContain('the end of the chain is missing');
});

it('also verifies observations and their addenda', async () => {
  const own = await freshDatabase();
  const t = await testApp({ database: own });
  const { carer, people } = await makeSessions(t, ['Ann']);
  const { id } = (
    await t.call(
      'observations/add',
      {
        client_uuid: randomUUID(),
        resident_id: people[0] ?? '',
        type: 'compliment',
        text: 'She said the tea was lovely.',
        seen_at: t.now().toISOString(),
        action: 'none',
      },
      carer,
    )
  ).body as { id: string };
  const more = { id, client_uuid: randomUUID(), text: 'Her son said so too.' };
  await t.call('observations/add-addendum', more, carer);
  const look = () =>
    verifyRecords({ database: own.database, tell: () => {} } as unknown as CommandContext);
  const change = (statement: string) => own.database.system((db) => sql.raw(statement).execute(db));
  await own.database.system((db) =>
    makeObservations(db, carer.carehomeId, [
      {
        id: randomUUID(),
        resident_id: people[0] ?? '',
        type: 'new_interest',
        text: 'Asked for the bird book.',
        seen_at: t.now().toISOString(),
        createdBy: carer.id,
      },
    ]),
  );
  expect(await look()).toEqual([expect.stringContaining(': 3 versions, all right.')]);

  await change(`update observations set text = replace(text, 'lovely', 'cold')`);
  expect(await look()).toEqual([expect.stringContaining(`record ${id} was altered`)]);
  await change(`update observations set text = replace(text, 'cold', 'lovely')`);
  await change(`update observation_addenda set created_at = created_at - interval '1 day'`);
  expect(await look()).toEqual([expect.stringMatching(/record \S+ was altered$/)]);
  await change(`delete from observation_addenda`);
  expect(await look()).toEqual([expect.stringMatching(/record \S+ was removed$/)]);
  await own.close();
});
