import { randomUUID } from 'node:crypto';

import type { Input } from '@relish/shared/calls.ts';
import type { RelativeLink } from '@relish/shared/residents/relatives/contract.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { days } from '../../../core/clock.ts';
import { joining } from '../../../testing/joining.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';
import { makeResident } from '../residents/make.ts';
import { makeRelatives } from './make.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const newEmail = () => `${randomUUID()}@example.org`;

const living = ({ carehomeId, id }: TestUser, preferred_name = 'Molly') =>
  t.database.system((db) =>
    makeResident(db, carehomeId, { preferred_name, createdBy: id, now: t.now() }),
  );

async function home() {
  const manager = await t.signIn();
  return { manager, residentId: await living(manager) };
}

const susan = (
  resident_id: string,
  values: Partial<Input<'relatives/invite'>> = {},
): Input<'relatives/invite'> => ({
  resident_id,
  first_name: 'Susan',
  last_name: 'Brown',
  email: newEmail(),
  phone: '01632 960001',
  relationship: 'child',
  access_level: 3,
  agreed: 'resident_agrees',
  ...values,
});

const invite = (by: TestUser, input: Input<'relatives/invite'>) =>
  t.call('relatives/invite', input, by);
const list = async (by: TestUser, resident_id: string) =>
  (await t.call('relatives/list', { resident_id }, by)).body.relatives as RelativeLink[];

const mailsTo = (email: string) => joining(t).mailsTo(email);
const codeFor = (email: string) => joining(t).codeFor(email);
const join = (email: string, code: string) => joining(t).join(email, code);

const people = (token: string) => t.call('relatives/my-people', {}, { token });
const listNames = async (token: string) =>
  ((await people(token)).body as { preferred_name: string }[]).map((each) => each.preferred_name);

async function joined(manager: TestUser, input: Input<'relatives/invite'>) {
  const { body } = await invite(manager, input);
  const answer = await join(input.email, await codeFor(input.email));
  return { linkId: body.id as string, token: answer.body.token as string };
}

describe('inviting a relative', () => {
  it('mails a code without names, which activates the link', async () => {
    const { manager, residentId } = await home();
    const input = susan(residentId, { is_main_contact: true });
    expect((await invite(manager, input)).body).toMatchObject({ status: 'invited' });
    const [mail = ''] = await mailsTo(input.email);
    expect(mail).not.toMatch(/Molly|Mary|Brown/);
    expect((await list(manager, residentId))[0]).toMatchObject({
      status: 'invited',
      invitation: 'pending',
      is_main_contact: true,
      accepted_at: null,
      relative: { first_name: 'Susan', email: input.email, has_account: false },
    });
    const { body } = await join(input.email, await codeFor(input.email));
    expect((await list(manager, residentId))[0]).toMatchObject({
      status: 'active',
      invitation: null,
      accepted_at: t.now().toISOString(),
      relative: { has_account: true },
    });
    expect(await listNames(body.token as string)).toEqual(['Molly']);
  });

  it('requires the resident’s wish', async () => {
    const { manager, residentId } = await home();
    const { agreed: _, ...input } = susan(residentId);
    const answer = await t.send('relatives/invite', {
      body: JSON.stringify(input),
      token: manager.token,
    });
    expect(answer.error.errors).toHaveProperty('agreed');
  });

  it('can be repeated, also after expiry; the old code stops working', async () => {
    const { manager, residentId } = await home();
    const input = susan(residentId);
    const { id } = (await invite(manager, input)).body;
    const first = await codeFor(input.email);
    t.advance(days(8));
    expect((await t.call('relatives/pending', {}, manager)).body).toEqual([
      expect.objectContaining({ id, preferred_name: 'Molly', invitation: 'expired' }),
    ]);
    await t.call('relatives/resend', { id }, manager);
    const second = await codeFor(input.email);
    expect((await list(manager, residentId))[0]?.invitation).toBe('pending');
    expect((await join(input.email, first)).status).toBe(422);
    expect((await join(input.email, second)).status).toBe(200);
    expect((await t.call('relatives/pending', {}, manager)).body).toEqual([]);
    expect((await t.call('relatives/resend', { id }, manager)).status).toBe(422);
  });

  it('for two parents gives one code for both', async () => {
    const { manager, residentId } = await home();
    const father = await living(manager, 'Jim');
    const input = susan(residentId);
    await invite(manager, input);
    await invite(manager, { ...input, resident_id: father });
    for (const id of [residentId, father])
      expect((await list(manager, id))[0]?.invitation).toBe('pending');
    const { body } = await join(input.email, await codeFor(input.email));
    expect(await listNames(body.token as string)).toEqual(['Jim', 'Molly']);
  });

  it('does not activate a withdrawn link through another code', async () => {
    const { manager, residentId } = await home();
    const father = await living(manager, 'Jim');
    const input = susan(residentId);
    await invite(manager, input);
    const open = (await t.call('invitations/list', {}, manager)).body[0].id as string;
    await t.call('invitations/cancel', { id: open }, manager);
    t.advance(1000);
    await invite(manager, { ...input, resident_id: father });
    const { body } = await join(input.email, await codeFor(input.email));
    expect(await listNames(body.token as string)).toEqual(['Jim']);
  });

  it('links an existing user at once and informs them without naming the resident', async () => {
    const { manager, residentId } = await home();
    const input = susan(residentId);
    const { token } = await joined(manager, input);
    const answer = await invite(manager, {
      ...input,
      resident_id: await living(manager, 'Jim'),
    });
    expect(answer.body.status).toBe('active');
    expect(await listNames(token)).toEqual(['Jim', 'Molly']);
    expect((await mailsTo(input.email)).at(-1)).not.toMatch(/Jim|register#/);
  });

  it('works for two homes with one account, independently', async () => {
    const [one, two] = [await home(), await home()];
    const input = susan(one.residentId);
    await joined(one.manager, input);
    await invite(two.manager, { ...input, resident_id: two.residentId });
    const { body } = await join(input.email, await codeFor(input.email));
    const token = body.token as string;
    const own = (await people(token)).body;
    expect(own.map(({ id }: { id: string }) => id)).toEqual([two.residentId]);
    await t.call('switch-carehome', { carehome_id: one.manager.carehomeId }, { token });
    expect((await people(token)).body[0].id).toBe(one.residentId);
  });

  it('is refused for staff, listed and blocked people', async () => {
    const { manager, residentId } = await home();
    const carer = await t.signIn({ role: 'carer', carehomeId: manager.carehomeId });
    const works = await invite(manager, susan(residentId, { email: carer.email }));
    expect(works.error.errors?.email?.[0]).toContain('works in this home');
    const input = susan(residentId);
    const { id } = (await invite(manager, input)).body;
    expect((await invite(manager, input)).error.errors?.email?.[0]).toContain('on the list');
    await t.call('relatives/block', { id, reason: 'Court order' }, manager);
    expect((await invite(manager, input)).error.errors?.email?.[0]).toContain('blocked');
  });

  it('never replaces a staff role', async () => {
    const { manager, residentId } = await home();
    const input = susan(residentId);
    await invite(manager, input);
    const code = await codeFor(input.email);
    const colleague = await t.signIn({ role: 'carer', carehomeId: manager.carehomeId });
    await t.database.system((db) =>
      db.updateTable('users').set({ email: input.email }).where('id', '=', colleague.id).execute(),
    );
    expect((await join(input.email, code)).error.errors).toHaveProperty('invitation_code');
    expect((await t.call('me', {}, colleague)).body.role).toBe('carer');
  });

  it('is limited to fifteen per resident', async () => {
    const { manager, residentId } = await home();
    const fifteen = Array.from({ length: 15 }, (_, each) => ({
      first_name: `No ${each}`,
      last_name: 'Brown',
      links: [{ resident_id: residentId, relationship: 'friend' as const }],
    }));
    await t.database.system((db) =>
      makeRelatives(db, manager.carehomeId, fifteen, { invitedBy: manager.id, now: t.now() }),
    );
    expect((await invite(manager, susan(residentId))).error.errors).toHaveProperty('first_name');
    const [first] = await list(manager, residentId);
    await t.call('relatives/end', { id: first?.id ?? '', reason: 'Moved abroad' }, manager);
    expect((await invite(manager, susan(residentId))).status).toBe(200);
  });
});

describe('a contact without an account', () => {
  it('is listed, and invited when given access', async () => {
    const { manager, residentId } = await home();
    const { email, access_level: _, ...contact } = susan(residentId, { relationship: 'friend' });
    const { id } = (await t.call('relatives/add-contact', { ...contact, email: '' }, manager)).body;
    const [row] = await list(manager, residentId);
    expect(row).toMatchObject({ id, status: 'active', access_level: 0, invitation: null });
    const edit = { id, relationship: 'friend', access_level: 2 } as const;
    const early = await t.call('relatives/edit-link', { ...edit, version: 1 }, manager);
    expect(early.error.errors).toHaveProperty('access_level');
    const person = { ...row?.relative, id: row?.relative.id ?? '', version: 1 };
    await t.call(
      'relatives/edit',
      { ...person, first_name: 'Susan', last_name: 'Brown', email },
      manager,
    );
    await t.call('relatives/edit-link', { ...edit, version: 1 }, manager);
    expect((await list(manager, residentId))[0]).toMatchObject({ status: 'invited' });
    const { body } = await join(email, await codeFor(email));
    expect(await listNames(body.token as string)).toEqual(['Molly']);
  });
});

describe('changing a link', () => {
  it('moves the main contact', async () => {
    const { manager, residentId } = await home();
    await invite(manager, susan(residentId, { first_name: 'Ann', is_main_contact: true }));
    const { id } = (await invite(manager, susan(residentId, { first_name: 'Ben' }))).body;
    const input = { id, version: 1, relationship: 'child', access_level: 3 } as const;
    await t.call('relatives/edit-link', { ...input, is_main_contact: true }, manager);
    const rows = await list(manager, residentId);
    expect(rows.map((row) => [row.relative.first_name, row.is_main_contact])).toEqual([
      ['Ben', true],
      ['Ann', false],
    ]);
  });

  it('gives decision-maker access only with a verified authority', async () => {
    const { manager, residentId } = await home();
    const request = susan(residentId, { access_level: 4 });
    expect((await invite(manager, request)).error.errors).toHaveProperty('authority');
    const money = {
      ...request,
      authority: 'lpa_property',
      authority_seen_on: '2026-11-01',
    } as const;
    expect((await invite(manager, money)).error.errors).toHaveProperty('authority');
    const welfare = { ...request, authority: 'lpa_health_welfare' } as const;
    expect((await invite(manager, welfare)).error.errors).toHaveProperty('authority_seen_on');
    const future = { ...welfare, authority_seen_on: '2027-01-01' };
    expect((await invite(manager, future)).error.errors).toHaveProperty('authority_seen_on');
    await invite(manager, { ...welfare, authority_seen_on: '2026-11-01' });
    await invite(manager, susan(residentId, { first_name: 'Zoe', authority: 'lpa_property' }));
    expect(await list(manager, residentId)).toMatchObject([
      { authority_seen_on: '2026-11-01', authority_seen_by: 'Kim Sharma', money_only: false },
      { authority_seen_by: null, money_only: true },
    ]);
  });

  it('reports a conflict to the second of two concurrent saves', async () => {
    const { manager, residentId } = await home();
    const { id } = (await invite(manager, susan(residentId))).body;
    const input = { id, version: 1, relationship: 'friend', access_level: 1 } as const;
    expect((await t.call('relatives/edit-link', input, manager)).status).toBe(200);
    const second = await t.call('relatives/edit-link', input, manager);
    expect(second.error.errors).toHaveProperty('version');
  });

  it('to another address invalidates the code sent to the old one', async () => {
    const { manager, residentId } = await home();
    const input = susan(residentId);
    await invite(manager, input);
    const code = await codeFor(input.email);
    const [row] = await list(manager, residentId);
    const edit = { ...input, id: row?.relative.id ?? '', version: 1, email: newEmail() };
    expect((await t.call('relatives/edit', edit, manager)).status).toBe(200);
    expect((await join(input.email, code)).status).toBe(422);
    expect((await list(manager, residentId))[0]?.invitation).toBe('expired');
  });

  it('shows other staff the phone number only', async () => {
    const { manager, residentId } = await home();
    await invite(manager, susan(residentId, { notes: 'SECRET' }));
    const carer = await t.signIn({ role: 'carer', carehomeId: manager.carehomeId });
    const [row] = await list(carer, residentId);
    expect(row).toMatchObject({ notes: null, relative: { phone: '01632 960001', email: null } });
    expect((await invite(carer, susan(residentId))).status).toBe(403);
  });
});
