import type { CurrentUser } from '@relish/shared/accounts/account/current-user.ts';
import type { Output } from '@relish/shared/calls.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, onTestFinished, test } from 'vitest';

import { currentTour } from '../../features/library/tours/current-tour.ts';
import { expectHeading } from '../../testing/expect-heading.ts';
import { makeTour } from '../../testing/make-tour.ts';
import { makeUser } from '../../testing/make-user.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { signedInApi } from '../../testing/signed-in-api.ts';
import { stubDesktop } from '../../testing/stub-screen.ts';

// Imported up front, so that lazy loading does not count towards a test's timeout.
beforeAll(
  () =>
    Promise.all([import('../shell.tsx'), import('./help-panel.tsx'), import('./help-sheet.tsx')]),
  60_000,
);

type Card = Output<'dashboard/tutorials'>[number];

const card = (code: string, title: string, pages: string[], kind: Card['kind']): Card => ({
  id: crypto.randomUUID(),
  code,
  title,
  summary: 'Something worth knowing.',
  kind,
  minutes: 3,
  steps: 3,
  pages,
  search_words: [],
  progress: null,
});
const TALK = card('talk', 'Talking together', ['tabs/account'], 'practice');
const DEVICES = card('devices', 'Your devices', ['tabs/account'], 'product');
const OTHER = card('other', 'Something else', ['tabs/residents'], 'product');

const step = (title: string) => ({ title, text: `How to: ${title}.`, screenshot: null });

async function open(isDesktop = true, differences: Partial<CurrentUser> = {}) {
  if (isDesktop) stubDesktop();
  const api = signedInApi(makeUser(differences));
  api.answers('dashboard/tutorials', [OTHER, TALK, DEVICES]);
  api.answers('tutorials/get', {
    ...DEVICES,
    steps: [step('Open Account'), step('Find the list'), step('End a session')],
    good_to_know: [],
    related: [],
  });
  api.answers('tutorials/set-progress', {});
  const app = renderApp('/tabs/account', { token: 'a-token' });
  await expectHeading('Grace Adeyemi');
  return { api, app, person: userEvent.setup() };
}

const button = () => screen.getByRole('button', { name: 'Help' });
const panel = () => screen.findByRole('complementary', { name: 'Help' });
const noPanel = () =>
  waitFor(() => expect(screen.queryByRole('complementary', { name: 'Help' })).toBeNull());

/** Missing in jsdom. */
function stubScrollIntoView() {
  const elements = Element.prototype as { scrollIntoView?: unknown };
  elements.scrollIntoView = () => undefined;
  onTestFinished(() => void delete elements.scrollIntoView);
}

test('? opens help beside the page, with the tutorials of this page', async () => {
  const { person } = await open();
  await person.keyboard('?');
  const help = within(await panel());
  expect(help.getByText(/^Your details, password/)).toBeTruthy();
  const tutorials = await help.findAllByRole('button', { name: /minutes/ });
  expect(tutorials.map(({ textContent }) => textContent)).toEqual([
    'Your devices3 minutes',
    'Talking together3 minutes',
  ]);
  expect(button().getAttribute('aria-expanded')).toBe('true');
  expect(document.activeElement).toBe(help.getByRole('heading', { name: 'Help' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('Escape closes help and returns the focus', async () => {
  const { person } = await open();
  await person.click(button());
  await panel();
  await person.keyboard('{Escape}');
  await noPanel();
  expect(document.activeElement).toBe(button());
});

test('Escape leaves the focus in the page if it has moved there', async () => {
  const { person } = await open();
  await person.click(button());
  await panel();
  screen.getByRole('link', { name: 'Change password' }).focus();
  await person.keyboard('{Escape}');
  await noPanel();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Change password' }));
});

test('reads a tutorial step by step in the panel, and goes back to its button', async () => {
  stubScrollIntoView();
  const { person, api } = await open();
  await person.keyboard('?');
  const help = within(await panel());
  await person.click(await help.findByRole('button', { name: /^Your devices/ }));
  await help.findByRole('heading', { level: 4, name: /Open Account/ });
  await person.click(help.getByRole('button', { name: 'Next' }));
  expect(document.activeElement).toBe(
    await help.findByRole('heading', { level: 4, name: /Find the list/ }),
  );
  await person.click(help.getByRole('button', { name: 'Next' }));
  await person.click(await help.findByRole('button', { name: 'Finish' }));
  expect(await help.findByText('That was all of it')).toBeTruthy();
  await waitFor(() =>
    expect(api.sentTo('tutorials/set-progress').at(-1)?.input).toEqual({
      code: 'devices',
      step: 3,
      done: true,
    }),
  );
  await person.click(help.getByRole('button', { name: 'All help for this page' }));
  expect(document.activeElement).toBe(await help.findByRole('button', { name: /^Your devices/ }));
});

test('stays open on a desktop and follows the page', async () => {
  const { person, app } = await open();
  await person.keyboard('?');
  const help = within(await panel());
  await help.findByRole('button', { name: /^Your devices/ });
  await app.go('/change-password');
  expect(await help.findByText(/^Enter your current password/)).toBeTruthy();
  expect(help.getByText('There is no tutorial for this page yet.')).toBeTruthy();
  expect(help.getByRole('link', { name: 'All tutorials' })).toBeTruthy();
});

test('is a sheet on a phone, and closes when the page changes', async () => {
  const { person, app } = await open(false);
  await person.click(button());
  const sheet = within(await screen.findByRole('dialog', { name: 'Help' }));
  expect(await sheet.findByRole('button', { name: /^Your devices/ })).toBeTruthy();
  await app.go('/change-password');
  await expectHeading('Change password');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('opens the list of keyboard shortcuts', async () => {
  const { person } = await open();
  await person.keyboard('?');
  const help = within(await panel());
  await person.click(help.getByRole('button', { name: 'Keyboard shortcuts' }));
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy();
  await noPanel();
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('says when tutorials cannot be loaded, and tries again', async () => {
  const { person, api } = await open();
  api.fails('dashboard/tutorials', 500);
  await person.keyboard('?');
  const help = within(await panel());
  expect(await help.findByText(/^Tutorials could not be loaded/)).toBeTruthy();
  api.answers('dashboard/tutorials', [DEVICES]);
  await person.click(help.getByRole('button', { name: 'Try again' }));
  expect(await help.findByRole('button', { name: /^Your devices/ })).toBeTruthy();
});

test('shows relatives their own help, and never a tutorial', async () => {
  const { person, api, app } = await open(true, { type: 'family', role: 'relative' });
  await person.keyboard('?');
  const help = within(await panel());
  expect(help.getByText(/^Your details, password/)).toBeTruthy();
  expect(help.getByText('Questions about your relative? Ask the home.')).toBeTruthy();
  expect(help.queryByRole('link', { name: 'All tutorials' })).toBeNull();
  expect(api.sentTo('dashboard/tutorials')).toEqual([]);
  await app.go('/home-settings');
  expect(await help.findByText(/^This page is for the home’s team/)).toBeTruthy();
});

test('offers the tours of this page, and closes before one starts', async () => {
  const { person, api } = await open();
  const here = makeTour({
    code: 'devices',
    title: 'Keep your account safe',
    pages: ['/tabs/account'],
  });
  api.answers('tours/list', [makeTour(), here]);
  await person.keyboard('?');
  const help = within(await panel());
  const tour = await help.findByRole('button', { name: 'Keep your account safe' });
  expect(help.queryByRole('button', { name: 'A tour for managers' })).toBeNull();
  await person.click(tour);
  await noPanel();
  expect(currentTour.get()?.tour.code).toBe('devices');
  act(() => currentTour.set(undefined));
});

test('leads those who manage the package to the operator', async () => {
  const { person } = await open();
  await person.keyboard('?');
  const contact = within(await panel()).getByRole('link', { name: 'Contact us' });
  expect(contact.getAttribute('href')).toBe('/package');
});
