import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { describedBy } from '../../../testing/described-by.ts';
import { expectHeading } from '../../../testing/expect-heading.ts';
import { makeRow, PEGGY, WILF } from '../../../testing/make-resident.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';
import type { Group } from './api.ts';
// Imported up front, so that lazy loading does not count towards a test's timeout.
import './manage-resident-groups-page.tsx';
import './group-dialog.tsx';
import './member-picker.tsx';
import '../../../app/shell.tsx';
import '@hookform/resolvers/zod';

const CHOIR = '0197a000-0000-7000-8000-000000000101';
const TABLE = '0197a000-0000-7000-8000-000000000102';
const PEOPLE = [makeRow(), makeRow({ id: WILF, preferred_name: 'Stan', last_name: 'Łukaszewski' })];

const group = (differences: Partial<Group> = {}): Group => ({
  id: CHOIR,
  name: 'Friday choir',
  kind: 'interest',
  colour: 'plum',
  active: true,
  member_ids: [PEGGY],
  ...differences,
});

async function open(groups: Group[] = [group()]) {
  const api = signedInApi();
  let shown = groups;
  api.answers('groups/list', () => shown);
  api.answers('residents/list', PEOPLE);
  renderApp('/manage-resident-groups', { token: 'a-token' });
  await expectHeading('Resident groups');
  const show = (next: Group[]) => {
    shown = next;
  };
  return { api, show, person: userEvent.setup() };
}

const card = async (name: string) => within(await screen.findByRole('region', { name }));

test('shows each group with its kind and its members', async () => {
  await open([group(), group({ id: TABLE, name: 'Window table', kind: 'table', member_ids: [] })]);
  const choir = await card('Friday choir');
  expect(choir.getByText(/Shared interest · 1 person/)).toBeTruthy();
  expect(choir.getByRole('img', { name: 'Peggy Hartley' })).toBeTruthy();
  expect((await card('Window table')).getByText('Nobody is in it yet.')).toBeTruthy();
});

test('adds a group and then asks for its members', async () => {
  const { api, show, person: user } = await open([]);
  await screen.findByRole('heading', { name: 'No groups yet' });
  api.answers('groups/add', () => {
    show([group({ member_ids: [] })]);
    return { id: CHOIR };
  });
  await user.click(screen.getByRole('button', { name: 'Add a group' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add a group' }));
  await user.type(form.getByLabelText('Name'), 'Friday choir');
  await user.click(form.getByRole('radio', { name: 'Plum' }));
  await user.click(form.getByRole('button', { name: 'Save the group' }));
  await screen.findByRole('dialog', { name: 'Who is in Friday choir?' });
  expect(api.sentTo('groups/add').map(({ input }) => input)).toEqual([
    { name: 'Friday choir', kind: 'interest', colour: 'plum' },
  ]);
});

test('sends one idempotency key until a save is answered or changed', async () => {
  const { api, person: user } = await open([]);
  const keys = () => api.sentTo('groups/add').map(({ headers }) => headers.get('idempotency-key'));
  api.fails('groups/add', 504);
  await user.click(screen.getByRole('button', { name: 'Add a group' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add a group' }));
  const save = async (times: number) => {
    await user.click(form.getByRole('button', { name: 'Save the group' }));
    await waitFor(() => expect(keys()).toHaveLength(times));
    await waitFor(() =>
      expect(
        form.getByRole('button', { name: 'Save the group' }).getAttribute('aria-disabled'),
      ).not.toBe('true'),
    );
  };
  await user.type(form.getByLabelText('Name'), 'Friday choir');
  await save(1);
  await save(2);
  await user.type(form.getByLabelText('Name'), ' and band');
  await save(3);
  const [first, again, changed] = keys();
  expect(first).toMatch(/^[\w-]{36}$/);
  expect(again).toBe(first);
  expect(changed).not.toBe(first);
});

test('warns while typing that a group must not be named after a condition', async () => {
  const { api, person: user } = await open([]);
  await user.click(screen.getByRole('button', { name: 'Add a group' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add a group' }));
  const name = form.getByLabelText('Name');
  await user.type(name, 'Dementia table');
  expect(describedBy(name)).toContain('not after a condition');
  await user.click(form.getByRole('button', { name: 'Save the group' }));
  expect(api.sentTo('groups/add')).toEqual([]);
});

test('finds residents despite typos, saves the members, and undoes it', async () => {
  const { api, show, person: user } = await open();
  api.answers('groups/set-members', ({ member_ids }) => {
    show([group({ member_ids })]);
    return { id: CHOIR };
  });
  await user.click((await card('Friday choir')).getByRole('button', { name: /Choose people/ }));
  const picker = within(await screen.findByRole('dialog', { name: 'Who is in Friday choir?' }));
  expect(picker.getByText('1 person chosen')).toBeTruthy();
  await user.type(picker.getByLabelText('Find somebody'), 'lukazewski');
  expect(picker.getAllByRole('checkbox')).toHaveLength(1);
  await user.click(picker.getByRole('checkbox', { name: /Stan Łukaszewski/ }));
  await user.click(picker.getByRole('button', { name: 'Save people' }));
  await (await card('Friday choir')).findByRole('img', { name: 'Stan Łukaszewski' });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.queryByRole('img', { name: 'Stan Łukaszewski' })).toBeNull());
  expect(api.sentTo('groups/set-members').map(({ input }) => input)).toEqual([
    { id: CHOIR, member_ids: [PEGGY, WILF] },
    { id: CHOIR, member_ids: [PEGGY] },
  ]);
});

test('archives a group, and restores it', async () => {
  const { api, show, person: user } = await open();
  api.answers('groups/edit', ({ active }) => {
    show([group({ active })]);
    return { id: CHOIR };
  });
  await user.click((await card('Friday choir')).getByRole('button', { name: /More for/ }));
  expect(screen.queryByRole('menuitem', { name: 'Delete' })).toBeNull();
  await user.click(await screen.findByRole('menuitem', { name: 'Archive' }));
  await screen.findByText('Friday choir is in the archive');
  await user.click(await screen.findByRole('button', { name: 'Restore Friday choir' }));
  expect(await card('Friday choir')).toBeTruthy();
});

test('deletes an empty group after a question, and says why another cannot be deleted', async () => {
  const { api, person: user } = await open([group({ member_ids: [] })]);
  api.refuses('groups/delete', 'invalid', { message: 'Archive it instead.' });
  await user.click((await card('Friday choir')).getByRole('button', { name: /More for/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete Friday choir?' }));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Archive it instead.')).toBeTruthy();
});

test('is locked for users without permission, and says who has it', async () => {
  const api = signedInApi(makeUser({ role: 'carer' }));
  renderApp('/manage-resident-groups', { token: 'a-token' });
  await expectHeading('Resident groups');
  expect(screen.getByText('Managers and activity leads put residents into groups.')).toBeTruthy();
  expect(api.sentTo('groups/list')).toEqual([]);
});
