import type { Output } from '@relish/shared/calls.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';

import { expectHeading } from '../../../testing/expect-heading.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';
import { stubDesktop } from '../../../testing/stub-screen.ts';

// Imported up front, so that lazy loading does not count towards a test's timeout.
beforeAll(
  () => Promise.all([import('./tutorial-page.tsx'), import('./tutorials-page.tsx')]),
  60_000,
);

type Tutorial = Output<'tutorials/get'>;

const step = (title: string) => ({ title, text: `How to: ${title}.`, screenshot: null });
const FIND: Tutorial = {
  id: '0197a000-0000-7000-8000-0000000000d1',
  code: 'find-a-resident',
  title: 'Find a resident',
  summary: 'In seconds, by name or by room.',
  kind: 'product',
  minutes: 2,
  steps: [
    {
      ...step('Open Residents'),
      screenshot: { url: '/library/tutorials/x-1.webp', alt: 'The list', width: 'phone' },
    },
    step('Type a name'),
    step('Open the profile'),
  ],
  pages: [],
  search_words: [],
  good_to_know: ['A slip of the finger does not matter.'],
  related: [
    {
      id: '0197a000-0000-7000-8000-0000000000d2',
      code: 'before-you-go-in',
      title: 'Before you go in',
      summary: 'What to know first.',
      kind: 'product',
      minutes: 2,
      steps: 4,
      pages: [],
      search_words: [],
      progress: null,
    },
  ],
  progress: null,
};

async function open(tutorial: Partial<Tutorial> = {}, wide = false) {
  const api = signedInApi();
  if (wide) stubDesktop();
  api.answers('tutorials/get', { ...FIND, ...tutorial });
  api.answers('tutorials/set-progress', {});
  renderApp('/tutorial?code=find-a-resident', { token: 'a-token' });
  await expectHeading('Find a resident');
  return api;
}
const heading = (name: RegExp) => screen.findByRole('heading', { level: 2, name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('shows one step after the other on a phone', async () => {
  const api = await open();
  await heading(/Open Residents/);
  expect(screen.getByRole('img', { name: 'The list' })).toBeTruthy();
  expect(screen.queryByText('How to: Type a name.')).toBeNull();
  await press('Next');
  expect(document.activeElement).toBe(await heading(/Type a name/));
  await press('Back');
  await heading(/Open Residents/);
  await press('Next');
  await press('Next');
  await press('Finish');
  await heading(/That was all of it/);
  expect(screen.getByText('A slip of the finger does not matter.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Before you go in' })).toBeTruthy();
  await waitFor(() =>
    expect(api.sentTo('tutorials/set-progress').at(-1)?.input).toEqual({
      code: 'find-a-resident',
      step: 3,
      done: true,
    }),
  );
});

test('resumes at the last step', async () => {
  await open({ progress: { step: 1, done: false } });
  await heading(/Type a name/);
  expect(screen.getByText('Step 2 of 3')).toBeTruthy();
});

test('shows all steps on a desktop, and marks them as done', async () => {
  const api = await open({}, true);
  for (const name of [/Open Residents/, /Type a name/, /Open the profile/]) await heading(name);
  const list = screen.getByRole('navigation', { name: 'Steps' });
  expect(within(list).getAllByRole('button')).toHaveLength(3);
  expect(screen.getByRole('button', { name: 'Print' })).toBeTruthy();
  await press('Mark as done');
  expect(await screen.findByText('Done')).toBeTruthy();
  expect(api.sentTo('tutorials/set-progress')).toHaveLength(1);
});

test('lets a manager hide a tutorial for the organisation', async () => {
  const api = await open();
  api.answers('dashboard/tutorials', []);
  api.answers('hidden-items/hide', { id: FIND.id });
  await press('More for Find a resident');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Hide for our organisation' }));
  await press('Hide it');
  await expectHeading('Tutorials');
  expect(screen.getByText('“Find a resident” is hidden')).toBeTruthy();
  expect(api.sentTo('hidden-items/hide')[0]?.input).toEqual({ id: FIND.id, hidden: true });
});

test('links to the other tutorials from one that does not exist', async () => {
  const api = signedInApi();
  api.fails('tutorials/get', 404);
  renderApp('/tutorial?code=old', { token: 'a-token' });
  expect(await screen.findByText('This tutorial is not here')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All tutorials' })).toBeTruthy();
});
