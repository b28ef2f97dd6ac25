import { readCsv, writeCsv } from '@relish/shared/csv.ts';
import { suggestMapping, templateRows } from '@relish/shared/residents/resident-import/columns.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const HEADER = ['First name', 'Last name', 'Date of birth', 'Moved in on', 'Room'];
const person = (n: number) => ['Ann', `Example${n}`, '02/04/1938', '01/03/2025', `R${n}`];
const makeFile = (...rows: string[][]) => ({
  csv: writeCsv([HEADER, ...rows]),
  mapping: suggestMapping(HEADER),
});
const names = async (user: TestUser) =>
  (await t.call('residents/list', {}, user)).body.map(
    ({ last_name }: { last_name: string }) => last_name,
  );

describe('importing residents', () => {
  it('reports errors by row and writes nothing', async () => {
    const manager = await t.signIn();
    await t.call('resident-import/run', makeFile(person(1)), manager);
    const file = makeFile(
      person(2),
      ['Ann', 'Young', '02/04/2015', '01/03/2025', 'R3'],
      ['', 'Nameless', '31/02/1938', '01/03/2025', 'R4'],
      ['Ann', 'Roomless', '02/04/1939', '01/03/2025', 'r1'],
      ['Ann', 'Exampel2', '02/04/1938', '01/03/2025', 'R5'],
    );
    const { body } = await t.call('resident-import/check', file, manager);
    expect([body.ready, body.bad]).toEqual([2, 3]);
    const columns = body.rows.map(({ problems }: { problems: { column: string }[] }) =>
      problems.map(({ column }) => column),
    );
    expect(columns).toEqual([[], ['date_of_birth'], ['first_name', 'date_of_birth'], ['room'], []]);
    expect(body.rows[3].line).toBe(5);
    expect(body.rows[4].warnings[0]).toContain('line 2 of this file');
    expect(await names(manager)).toEqual(['Example1']);
  });

  it('adds all rows or none', async () => {
    const manager = await t.signIn();
    const refused = await t.call(
      'resident-import/run',
      makeFile(person(1), ['Ann', 'Young', '02/04/2015', '01/03/2025', '']),
      manager,
    );
    expect(refused.error.errors?.csv?.[0]).toContain('nobody has been');
    expect(await names(manager)).toEqual([]);
    const added = await t.call('resident-import/run', makeFile(person(1), person(2)), manager);
    expect(added.body).toEqual({ added: 2 });
    expect((await names(manager)).toSorted()).toEqual(['Example1', 'Example2']);
  });

  it('accepts a thousand rows, but not two', async () => {
    const manager = await t.signIn();
    const many = (count: number) =>
      makeFile(...Array.from({ length: count }, (_, index) => person(index)));
    expect((await t.call('resident-import/run', many(1000), manager)).body).toEqual({
      added: 1000,
    });
    expect(await names(manager)).toHaveLength(1000);
    expect((await t.call('resident-import/run', many(2001), manager)).status).toBe(422);
  });

  it('requires the mandatory columns', async () => {
    const manager = await t.signIn();
    const file = { csv: writeCsv([['Name'], ['Ann']]), mapping: {} };
    const { error } = await t.call('resident-import/check', file, manager);
    expect(Object.keys(error.errors ?? {})).toEqual(['mapping.first_name']);
  });

  it('is limited to managers of homes that may add residents', async () => {
    const file = makeFile(person(1));
    const nurse = await t.signIn({ role: 'nurse' });
    const expired = await t.signIn({ package_title: 'Package D', expired: true });
    for (const user of [nurse, expired])
      expect((await t.call('resident-import/run', file, user)).status).toBe(403);
  });
});

it('an export can be imported again and contains no formula', async () => {
  const manager = await t.signIn();
  const [header = [], example = []] = templateRows();
  const file = { csv: writeCsv([header, example]), mapping: suggestMapping(header) };
  await t.call('resident-import/run', file, manager);
  await t.call(
    'residents/add',
    {
      first_name: '=SUM(A1)',
      last_name: 'Formula',
      date_of_birth: '1938-04-02',
      move_in_date: '2025-03-01',
    },
    manager,
  );
  const { csv } = (await t.call('residents/export-csv', {}, manager)).body as { csv: string };
  const rows = readCsv(csv);
  expect(rows[0]).toEqual(header);
  expect(rows.flat()).toContain("'=SUM(A1)");
  const hartley = rows.find((row) => row.includes('Hartley')) ?? [];
  expect(hartley).toEqual(example.map((cell) => cell));
});
