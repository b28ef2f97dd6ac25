import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { describedBy } from '../../../testing/described-by.ts';
import { expectHeading } from '../../../testing/expect-heading.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';
import type { ListedTag } from './api.ts';
// Imported up front, so that lazy loading does not count towards a test's timeout.
import './manage-custom-about-me-tags-page.tsx';
import './merge-tag.tsx';
import './rename-tag.tsx';
import '../../../app/shell.tsx';
import '@hookform/resolvers/zod';

const PIGEONS = '0197a000-0000-7000-8000-000000000201';

const tag = (differences: Partial<ListedTag> = {}): ListedTag => ({
  tag: PIGEONS,
  scope: 'carehome',
  group: 'loves',
  label: 'Pigeon racing',
  colour: 'green',
  special: false,
  active: true,
  uses: 3,
  ...differences,
});
const MUSIC = tag({ tag: 'loves.music', scope: 'system', label: 'Music', uses: 0 });
const CHAPEL = tag({
  tag: 'faith.chapel',
  scope: 'system',
  group: 'faith',
  label: 'Chapel',
  colour: 'plum',
  special: true,
});

async function open(own: ListedTag[] = [tag()], user = makeUser()) {
  const api = signedInApi(user);
  let shown = own;
  api.answers('tags/list', () => [MUSIC, CHAPEL, ...shown]);
  renderApp('/manage-custom-about-me-tags', { token: 'a-token' });
  await expectHeading('About me tags');
  await screen.findByRole('region', { name: 'Faith and festivals' });
  const show = (next: ListedTag[]) => {
    shown = next;
  };
  return { api, show, person: userEvent.setup() };
}

const more = (label = 'Pigeon racing') =>
  screen.findByRole('button', { name: `More for ${label}` });

test('shows our groups, marks sensitive tags, and lists the home’s own with their residents', async () => {
  await open();
  const faith = within(screen.getByRole('region', { name: 'Faith and festivals' }));
  expect(faith.getByText('Handle with care')).toBeTruthy();
  expect(faith.getByText('Chapel')).toBeTruthy();
  expect(screen.getByText('Loves · 3 people')).toBeTruthy();
  expect(screen.getByText('1 of 200')).toBeTruthy();
});

test('adds a tag, and warns while typing what a tag is not for', async () => {
  const { api, show, person } = await open([]);
  const label = screen.getByLabelText<HTMLInputElement>('Tag');
  await person.type(label, 'incontinent');
  expect(describedBy(label)).toContain('Tags are for who someone is, not what care they need.');
  await person.clear(label);
  await person.type(label, 'Pigeon racing');
  expect(describedBy(label)).not.toContain('Tags are for who');
  api.answers('tags/add', () => {
    show([tag({ uses: 0 })]);
    return { id: PIGEONS };
  });
  await person.click(screen.getByRole('button', { name: 'Add the tag' }));
  await screen.findByText('Loves · Nobody yet');
  expect(api.sentTo('tags/add').map(({ input }) => input)).toEqual([
    { label: 'Pigeon racing', group: 'loves' },
  ]);
  expect(label.value).toBe('');
});

test('shows the server’s error beside the name', async () => {
  const { api, person } = await open();
  api.refuses('tags/rename', 'invalid', {
    message: 'Please check.',
    errors: { label: ['There is already a tag like this.'] },
  });
  await person.click(await more());
  await person.click(await screen.findByRole('menuitem', { name: 'Rename' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Rename “Pigeon racing”' }));
  const label = dialog.getByLabelText('Tag');
  await person.clear(label);
  await person.type(label, 'Seaside');
  await person.click(dialog.getByRole('button', { name: 'Rename' }));
  await waitFor(() => expect(describedBy(label)).toBe('There is already a tag like this.'));
  expect(api.sentTo('tags/rename')[0]?.input).toEqual({ id: PIGEONS, label: 'Seaside' });
});

test('merges a tag into one of ours after saying how many residents have it', async () => {
  const { api, person } = await open();
  api.answers('tags/merge', { moved: 3 });
  await person.click(await more());
  await person.click(await screen.findByRole('menuitem', { name: 'Merge' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Merge “Pigeon racing” into another' }),
  );
  await person.click(dialog.getByRole('button', { name: 'Merge the tags' }));
  expect(dialog.getByText('Choose the tag that stays.')).toBeTruthy();
  await person.selectOptions(dialog.getByLabelText('Which tag stays?'), 'Music');
  await dialog.findByText(/3 people who have “Pigeon racing” will have “Music”/);
  await person.click(dialog.getByRole('button', { name: 'Merge the tags' }));
  await screen.findByText('“Pigeon racing” is now “Music”');
  expect(api.sentTo('tags/merge').map(({ input }) => input)).toEqual([
    { from_id: PIGEONS, into: 'loves.music' },
  ]);
});

test('offers merging only to managers', async () => {
  const { person } = await open([tag()], makeUser({ role: 'activity_lead' }));
  await person.click(await more());
  await screen.findByRole('menuitem', { name: 'Archive' });
  expect(screen.queryByRole('menuitem', { name: 'Merge' })).toBeNull();
});

test('archives a tag in use, and restores it', async () => {
  const { api, show, person } = await open();
  api.answers('tags/archive', () => {
    show([tag({ active: false })]);
    return { id: PIGEONS };
  });
  api.answers('tags/restore', () => {
    show([tag()]);
    return { id: PIGEONS };
  });
  await person.click(await more());
  await person.click(await screen.findByRole('menuitem', { name: 'Archive' }));
  await person.click(await screen.findByRole('button', { name: 'Restore Pigeon racing' }));
  expect(await more()).toBeTruthy();
});
