import { randomUUID } from 'node:crypto';

import type { Input, Output } from '@relish/shared/calls.ts';
import { beforeAll, expect, it } from 'vitest';

import { minutes } from '../../../core/clock.ts';
import { A_TRIP, NO_DETAILS } from '../../../testing/foreign-outings.ts';
import { pdfText } from '../../../testing/pdf-text.ts';
import { linkRelative, testResident } from '../../../testing/resident.ts';
import { addApproved, anAssessment } from '../../../testing/risk-home.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

async function makeTrip(differences: Partial<Input<'events/add'>> = {}) {
  const manager = await t.signIn();
  const { carehomeId } = manager;
  const carer = await t.signIn({ role: 'carer', carehomeId });
  const rose = await t.database.system((db) => testResident(db, carehomeId, t.now()));
  const trip = { ...A_TRIP, resident_ids: [rose], lead_id: manager.id, ...differences };
  const event_id = (await t.call('events/add', trip, manager)).body.id as string;
  const get = async (user: TestUser = manager) =>
    (await t.call('outings/get', { event_id }, user)).body as Output<'outings/get'>;
  const save = (
    details: Input<'outings/save'>['details'],
    { revision = 0, by = manager }: { revision?: number; by?: TestUser } = {},
  ) => t.call('outings/save', { event_id, revision, details }, by);
  const print = (by: TestUser = manager, client_uuid: string = randomUUID()) =>
    t.call('outings/print', { event_id, client_uuid }, by);
  return { manager, carer, carehomeId, rose, event_id, get, save, print };
}

const know = (carehomeId: string, id: string) =>
  t.database.system((db) =>
    db
      .updateTable('residents')
      .set({
        mobility: JSON.stringify({ moves: 'frame', falls_risk: true }),
        diet: JSON.stringify({ kinds: [], food_texture: 5, drink_thickness: 2 }),
        allergies: JSON.stringify([
          { allergen: 'peanuts', severity: 'severe', detail: 'Carries a pen', source: 'gp' },
        ]),
        communication: JSON.stringify({ hearing: 'aids_both', yes_no: 'Nods' }),
        safety_confirmed_at: t.now(),
      })
      .where('carehome_id', '=', carehomeId)
      .where('id', '=', id)
      .execute(),
  );

it('begins with the people, staff and transport of the event, and with the usual plans', async () => {
  const { manager, rose, get } = await makeTrip({ transport: 'Minibus' });
  expect(await get()).toMatchObject({
    title: 'Garden centre',
    location: 'Green Acres',
    goers: [{ id: rose, preferred_name: 'Rose', worker_id: null }],
    staff: [{ id: manager.id, is_leader: true }],
    details: { vehicle: 'Minibus', missing_plan: expect.stringContaining('999') },
    revision: 0,
    printed_at: null,
  });
});

it('names nobody for an event that invites everyone, because on a trip no one is guessed', async () => {
  const { get } = await makeTrip({ resident_ids: [] });
  expect((await get()).goers).toEqual([]);
});

it('N13: names allergies, textures and mobility of everyone who goes, on the phone and on paper', async () => {
  const { carehomeId, rose, get, print } = await makeTrip();
  expect((await get()).goers[0]?.needs).toContainEqual({
    about: 'eating',
    text: 'Food texture is not recorded',
  });
  await know(carehomeId, rose);
  expect((await get()).goers[0]).toMatchObject({
    safety_checked_on: '2026-11-15',
    needs: [
      { about: 'allergies', text: 'Peanuts (SEVERE): Carries a pen' },
      { about: 'mobility', text: 'Walks with a frame. Risk of falls' },
      { about: 'eating', text: 'Food level 5, minced and moist' },
      { about: 'drinking', text: 'Drinks level 2, mildly thick' },
      { about: 'communication', text: 'Hearing aids in both ears. Yes and no: Nods' },
    ],
  });
  const text = pdfText(Buffer.from((await print()).body.base64 as string, 'base64'));
  for (const part of ['RoseHill', 'Peanuts(SEVERE)', 'level5', 'level2', 'frame', 'Goingback'])
    expect(text).toContain(part);
  expect(text).toContain('destroyitafterthetrip');
});

it('lists whom to ring, but never a relative who is blocked or whose link has ended (N3)', async () => {
  const { carehomeId, rose, get } = await makeTrip();
  const daughter = await t.signIn({ role: 'relative', carehomeId });
  const link = await t.database.system(async (db) => {
    const input = { userId: daughter.id, residentId: rose, now: t.now() };
    const id = await linkRelative(db, carehomeId, input);
    await db
      .updateTable('relatives')
      .set({ phone: '01632 960111' })
      .where('carehome_id', '=', carehomeId)
      .execute();
    return id;
  });
  expect((await get()).goers[0]?.emergency_contacts).toEqual([
    { name: 'Susan Hill', telephone: '01632 960111' },
  ]);
  await t.database.system((db) =>
    db.updateTable('relative_links').set({ status: 'blocked' }).where('id', '=', link).execute(),
  );
  expect((await get()).goers[0]?.emergency_contacts).toEqual([]);
});

it('saves who is with whom, and answers a second editor with a conflict', async () => {
  const { manager, carer, rose, get, save } = await makeTrip();
  const details = {
    staff_ids: [manager.id, carer.id],
    leader_id: carer.id,
    pairs: [{ resident_id: rose, worker_id: carer.id }],
    descriptions: [{ resident_id: rose, text: 'Red coat, white hair' }],
    vehicle: 'Taxi',
  };
  expect((await save(details)).body).toEqual({ revision: 1 });
  expect(await get()).toMatchObject({
    goers: [{ id: rose, worker_id: carer.id, description: 'Red coat, white hair' }],
    details: { vehicle: 'Taxi', missing_plan: null },
    revision: 1,
  });
  expect((await get()).staff.find(({ is_leader }) => is_leader)?.id).toBe(carer.id);
  for (const revision of [0, 7])
    expect((await save(details, { revision })).error.errors?.revision).toHaveLength(1);
  expect((await save({ ...details, vehicle: 'Bus' }, { revision: 1 })).body).toEqual({
    revision: 2,
  });
});

it('refuses staff and residents of another home, and a leader who stays', async () => {
  const { manager, rose, save } = await makeTrip();
  const other = await makeTrip();
  const staff_ids = [manager.id];
  const cases: [Input<'outings/save'>['details'], number][] = [
    [{ ...NO_DETAILS, staff_ids: [other.manager.id] }, 422],
    [{ ...NO_DETAILS, leader_id: manager.id }, 422],
    [{ staff_ids, pairs: [{ resident_id: rose, worker_id: other.manager.id }] }, 422],
    [{ staff_ids, pairs: [{ resident_id: other.rose, worker_id: manager.id }] }, 404],
    [{ ...NO_DETAILS, descriptions: [{ resident_id: other.rose, text: 'Hat' }] }, 404],
  ];
  for (const [details, status] of cases) expect((await save(details)).status).toBe(status);
});

it('reminds of paper until every copy is destroyed, and stores a repeated print once (N20)', async () => {
  const { manager, carer, event_id, get, print } = await makeTrip();
  const client_uuid = randomUUID();
  await Promise.all([print(manager, client_uuid), print(manager, client_uuid)]);
  await print(carer);
  expect(await get()).toMatchObject({
    printed_at: t.now().toISOString(),
    paper_destroyed_at: null,
  });
  const destroy = () => t.call('outings/destroy-paper', { event_id }, carer);
  expect((await destroy()).error.errors?.event_id).toEqual([
    'The paper is needed until the trip is over.',
  ]);
  t.advance(minutes(300));
  expect((await destroy()).status).toBe(200);
  expect((await get()).paper_destroyed_at).toBe(t.now().toISOString());
  const copies = await t.database.system((db) =>
    db.selectFrom('outing_prints').select('printed_by').where('event_id', '=', event_id).execute(),
  );
  expect(copies).toHaveLength(2);
  t.advance(-minutes(300));
});

it('N17: writes no name into the name of the file or the log', async () => {
  const { event_id, manager, print } = await makeTrip({ title: 'Trip with Rosalind' });
  expect((await print()).body.file_name).toBe('outing-pack.pdf');
  await t.call('outings/get', { event_id }, manager);
  expect(t.log.join('\n')).not.toContain('Rosalind');
});

it('N1, N2, N9, N23: is closed to relatives, other homes and homes without risk assessments', async () => {
  const { manager, carer, carehomeId, rose, event_id, save, print } = await makeTrip();
  const [relative, other] = [await t.signIn({ role: 'relative', carehomeId }), await t.signIn()];
  await t.database.system((db) =>
    linkRelative(db, carehomeId, { userId: relative.id, residentId: rose, now: t.now() }),
  );
  const readBy = async (user: TestUser) => [
    (await t.call('outings/get', { event_id }, user)).status,
    (await t.call('outings/start-assessment', { event_id }, user)).status,
    (await save(NO_DETAILS, { by: user })).status,
    (await print(user)).status,
    (await t.call('outings/destroy-paper', { event_id }, user)).status,
  ];
  expect(await readBy(relative)).toEqual([403, 403, 403, 403, 403]);
  expect(await readBy(other)).toEqual([404, 404, 404, 404, 404]);
  // Carers use the pack; who goes along is decided by those who keep records.
  expect((await readBy(carer)).slice(0, 4)).toEqual([200, 403, 403, 200]);
  await t.database.system((db) =>
    db
      .updateTable('organisations')
      .set({ is_risk_assessment_enabled: false })
      .where('id', '=', manager.organisationId)
      .execute(),
  );
  expect(await readBy(manager)).toEqual([403, 403, 403, 403, 403]);
});

it('says whether an approved assessment covers the trip, and who of those who go is not in it', async () => {
  const { manager, carehomeId, rose, event_id, get } = await makeTrip();
  const author = await t.signIn({ role: 'senior_carer', carehomeId });
  expect(await get()).toMatchObject({
    assessment_id: null,
    is_covered: false,
    unassessed_ids: [],
  });
  const trip = { kind: 'event_outing', event_id, review_on: '2026-11-15' } as const;
  const joan = await t.database.system((db) => testResident(db, carehomeId, t.now()));
  const assessment = anAssessment('moderate', { ...trip, resident_ids: [joan] });
  const { id } = await addApproved(t, { author, approver: manager }, assessment);
  expect(await get()).toMatchObject({
    assessment_id: id,
    is_covered: true,
    unassessed_ids: [rose],
  });
});

it('prefills an assessment with the people, the place and the hazards of a trip', async () => {
  const { manager, rose, event_id } = await makeTrip();
  const { body } = await t.call('outings/start-assessment', { event_id }, manager);
  expect(body).toMatchObject({
    kind: 'event_outing',
    event_id,
    resident_ids: [rose],
    location: 'Green Acres',
    review_on: '2026-11-15',
    template: 'garden-centre-outing',
  });
  expect(body.lines.map((line: { hazard_code: string }) => line.hazard_code)).toContain(
    'outing_missing',
  );
  expect(body.lines.every((line: { confirmed: boolean }) => !line.confirmed)).toBe(true);
});
