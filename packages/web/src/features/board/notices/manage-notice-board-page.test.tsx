import type { CurrentUser } from '@relish/shared/accounts/account/current-user.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { describedBy } from '../../../testing/described-by.ts';
import { expectHeading } from '../../../testing/expect-heading.ts';
import { makeManagedNotice, ROTA, TEA } from '../../../testing/make-notice.ts';
import { CALDER_MILL, makeUser, ROSEWOOD } from '../../../testing/make-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';
import type { ManagedNotice } from './api.ts';
// Imported up front, so that lazy loading does not count towards a test's timeout.
import './manage-notice-board-page.tsx';
import './notice-board-page.tsx';
import './notice-form.tsx';
import '../../../app/shell.tsx';
import '../../../ui/overlays/menu-box.tsx';
import '../../../ui/forms/date-picker-field.tsx';
import '@hookform/resolvers/zod';

const LOUNGE = '0197a000-0000-7000-8000-000000000703';

async function open(path: string, notices: ManagedNotice[] = [], user: Partial<CurrentUser> = {}) {
  const api = signedInApi(makeUser(user));
  let shown = notices;
  api.answers('notices/list', () => shown);
  api.answers('lounge-screens/list', []);
  renderApp(path, { token: 'a-token' });
  const show = (next: ManagedNotice[]) => {
    shown = next;
  };
  return { api, show, person: userEvent.setup() };
}

test('withdraws a notice, and publishes it again on undo', async () => {
  const { api, show, person } = await open('/manage-notice-board', [makeManagedNotice()]);
  api.answers('notices/withdraw', () => {
    show([makeManagedNotice({ state: 'withdrawn' })]);
    return { id: TEA };
  });
  api.answers('notices/publish-again', () => {
    show([makeManagedNotice()]);
    return { id: TEA };
  });
  await screen.findByRole('article', { name: 'Tea in the garden' });
  await person.click(await screen.findByRole('button', { name: /What to do with “Tea/ }));
  await person.click(await screen.findByRole('menuitem', { name: 'Take down' }));
  await screen.findByRole('radio', { name: 'Taken down (1)' });
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('radio', { name: 'On the board (1)' })).toBeTruthy();
});

test('lists staff who have not read a notice, and says who hides one because they may not be named', async () => {
  const rota = makeManagedNotice({
    id: ROTA,
    title: 'Rota',
    audience: 'staff',
    readers: { read: 1, of: 2 },
  });
  const news = makeManagedNotice({ hidden_by: ['Peggy Hartley'] });
  const { api, person } = await open('/manage-notice-board', [rota, news]);
  api.answers('notices/receipts', [
    { id: TEA, name: 'Jamie Cole', read_at: null },
    { id: ROTA, name: 'Grace Adeyemi', read_at: '2026-11-14T10:00:00.000Z' },
  ]);
  const hidden = within(await screen.findByRole('article', { name: 'Tea in the garden' }));
  expect(hidden.getByText(/because Peggy Hartley may not be named/)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Read by 1 of 2' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Who has read it' }));
  await drawer.findByText('1 person has not read it yet');
  expect(drawer.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'Jamie Cole',
    'Grace Adeyemi14 Nov 2026, 10:00',
  ]);
});

test('shows a screen’s link once, and revokes it after a question', async () => {
  const { api, person } = await open('/manage-notice-board');
  api.answers('lounge-screens/add', () => {
    api.answers('lounge-screens/list', [
      { id: LOUNGE, name: 'Lounge', created_at: '2026-11-14T10:00:00.000Z', last_seen_at: null },
    ]);
    return { id: LOUNGE, token: 'a-secret' };
  });
  api.answers('lounge-screens/revoke', { id: LOUNGE });
  await person.click(await screen.findByRole('button', { name: 'Make a link for a screen' }));
  await person.type(await screen.findByLabelText('Where is the screen?'), 'Lounge');
  await person.click(screen.getByRole('button', { name: 'Make the link' }));
  await screen.findByText(/\/lounge#a-secret$/);
  await person.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByText(/a-secret/)).toBeNull();
  await person.click(await screen.findByRole('button', { name: 'End the link of Lounge' }));
  expect(api.sentTo('lounge-screens/revoke')).toEqual([]);
  await person.click(await screen.findByRole('button', { name: 'End the link' }));
  await waitFor(() => expect(api.sentTo('lounge-screens/revoke')).toHaveLength(1));
});

test('writes a notice from a template, for several homes, with a preview', async () => {
  const home = { organisation_name: 'Calder Homes', role: 'home_manager' } as const;
  const { api, person } = await open('/manage-notice-board?new', [], {
    carehomes: [
      { id: ROSEWOOD, name: 'Rosewood House', ...home },
      { id: CALDER_MILL, name: 'Calder Mill', ...home },
    ],
    carehomes_count: 2,
  });
  api.answers('notices/add', { id: TEA });
  await expectHeading('Write a notice');
  await person.click(await screen.findByRole('button', { name: 'Visiting times' }));
  const title = screen.getByLabelText('Title');
  await person.type(title, ' at the weekend');
  expect(screen.queryByRole('button', { name: 'Visiting times' })).toBeNull();
  const preview = within(screen.getByRole('region', { name: 'How it will look' }));
  expect(preview.getByRole('heading', { name: 'Visiting times at the weekend' })).toBeTruthy();
  await person.click(screen.getByRole('radio', { name: /^Families/ }));
  await person.click(screen.getByRole('checkbox', { name: 'Calder Mill' }));
  await person.click(screen.getByRole('button', { name: 'Put it up' }));
  await expectHeading('Notice board');
  expect(api.sentTo('notices/add').map(({ input }) => input)).toMatchObject([
    {
      title: 'Visiting times at the weekend',
      audience: 'family',
      priority: 'normal',
      publish_at: null,
      carehome_ids: [CALDER_MILL],
    },
  ]);
});

test('shows at the field who may not be named, and keeps the text', async () => {
  const { api, person } = await open('/manage-notice-board?new');
  const message = 'Peggy Hartley has not agreed to be named in home news.';
  api.refuses('notices/add', 'invalid', { message, errors: { body: [message] } });
  await person.type(await screen.findByLabelText('Title'), 'Quiz night');
  const body = screen.getByLabelText(/^Text/);
  await person.type(body, 'Well done, Peggy.');
  await person.click(screen.getByRole('button', { name: 'Put it up' }));
  await waitFor(() => expect(describedBy(body)).toContain(message));
  expect((body as HTMLTextAreaElement).value).toBe('Well done, Peggy.');
});

test('offers templates about an outbreak only to managers, and none about a death', async () => {
  await open('/manage-notice-board?new', [], { role: 'reception' });
  await screen.findByRole('button', { name: 'Residents’ meeting' });
  expect(screen.queryByRole('button', { name: /Outbreak/ })).toBeNull();
  expect(document.body.textContent).not.toMatch(/passed away|funeral|condolence/i);
});

test('tells a carer who may write notices', async () => {
  await open('/manage-notice-board', [], { role: 'carer' });
  const who = 'Managers, activity leads and reception put up notices at your home.';
  expect(await screen.findByText(who)).toBeTruthy();
});
