import { DEFAULT_SETTINGS } from '@relish/shared/accounts/home-settings/defaults.ts';
import type { Output } from '@relish/shared/calls.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { after, days } from '../../../core/clock.ts';
import { WALK } from '../../../testing/activities.ts';
import { photographed, previewed, makeDocumentHome } from '../../../testing/document-home.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';
import { makeResident } from '../../residents/residents/make.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const read = async (daughter: TestUser, resident_id: string) => {
  const { status, body } = await t.call('moments/list', { resident_id }, daughter);
  return { status, moments: (body as Output<'moments/list'>).moments };
};

it('N1, N11: titles written by the home name no other resident', async () => {
  const { manager, daughter, peggy } = await makeDocumentHome(t);
  const own = { ...WALK, title: 'A walk with Zebedee' };
  const { body } = await t.call('activities/add', own, manager);
  await t.database.system((db) =>
    db
      .updateTable('reports')
      .set({ activity_id: body.id as string, title: own.title })
      .where('carehome_id', '=', manager.carehomeId)
      .execute(),
  );
  const { moments } = await read(daughter, peggy);
  expect(moments.map(({ title }) => title)).toEqual([
    'A walk with another resident',
    'A walk with another resident',
  ]);
});

it('moments end with the family’s access, including photos', async () => {
  const home = await makeDocumentHome(t);
  const { manager, daughter, peggy } = home;
  await photographed(t, home, { others: true });
  const { moments } = await read(daughter, peggy);
  const [url = ''] = moments.flatMap(({ photos }) => photos.map(({ picture }) => picture.small));
  const fetched = async () => (await t.app.inject({ method: 'GET', url })).statusCode;
  expect(await fetched()).toBe(200);
  await t.database.system((db) =>
    db
      .updateTable('residents')
      .set({ family_status: 'deceased', family_status_since: after(t.now(), -days(91)) })
      .where('carehome_id', '=', manager.carehomeId)
      .where('id', '=', peggy)
      .execute(),
  );
  expect((await read(daughter, peggy)).status).toBe(404);
  expect(await fetched()).toBe(404);
  const settings = { ...DEFAULT_SETTINGS, days_after_death: 180 } as const;
  expect((await t.call('home-settings/edit', settings, manager)).status).toBe(200);
  expect((await read(daughter, peggy)).status).toBe(200);
  expect(await fetched()).toBe(200);
});

describe('N1, N11: another resident’s name is removed', () => {
  it.each([
    'Sat with Zoe all morning',
    'Sat with ZOE',
    'Zoes chair was free',
    'Z o ë and Z.o.e',
    'Tea with Siobhan',
    'Tea with Mrs OBrien-Luczak',
    'Tea with Mrs O Brien',
    'Tea with Mrs Luczak',
    'Tea with Siobhán O’Brien-Łuczak',
    'Tea with Siobahn',
  ])('written as “%s”', async (note) => {
    const home = await makeDocumentHome(t);
    const { manager, daughter, peggy } = home;
    await t.database.system(async (db) => {
      const base = { createdBy: manager.id, now: t.now(), move_in_date: '2026-01-05' };
      await makeResident(db, manager.carehomeId, {
        ...base,
        first_name: 'Siobhán',
        last_name: "O'Brien-Łuczak",
      });
      await makeResident(db, manager.carehomeId, { ...base, first_name: 'Zoë', last_name: 'Li' });
      await db
        .updateTable('participations')
        .set({ note, quote: note, note_shareable: true })
        .where('carehome_id', '=', manager.carehomeId)
        .where('resident_id', '=', peggy)
        .execute();
    });
    const { moments } = await read(daughter, peggy);
    const update = await previewed(t, manager, { kind: 'family_update', resident_id: peggy });
    const texts = JSON.stringify([moments.map((each) => [each.note, each.quote]), update.body]);
    expect(texts).toContain('nother resident');
    expect(texts).not.toMatch(/z\W*o\W*[eë]|siob|brien|uczak/i);
  });

  it('but names of the own family stay, even if another resident shares one', async () => {
    const { manager, daughter, peggy } = await makeDocumentHome(t);
    await t.database.system(async (db) => {
      const { first_name, last_name } = await db
        .selectFrom('relatives')
        .select(['first_name', 'last_name'])
        .where('carehome_id', '=', manager.carehomeId)
        .where('user_id', '=', daughter.id)
        .executeTakeFirstOrThrow();
      await makeResident(db, manager.carehomeId, {
        createdBy: manager.id,
        now: t.now(),
        move_in_date: '2026-01-05',
        first_name,
        last_name: 'Zimmermann',
      });
      await db
        .updateTable('participations')
        .set({
          note: `${first_name} ${last_name} came. ${first_name} Zimmermann sang.`,
          note_shareable: true,
        })
        .where('carehome_id', '=', manager.carehomeId)
        .execute();
    });
    const { moments } = await read(daughter, peggy);
    expect(moments.map(({ note }) => note).join(' ')).toMatch(
      /\w+ \w+ came\. Another resident sang/,
    );
  });
});
