import type { CurrentUser } from '@relish/shared/accounts/account/current-user.ts';
import type { Output } from '@relish/shared/calls.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { expectHeading } from '../../../testing/expect-heading.ts';
import { CHOIR, makeEventCard, OUTING } from '../../../testing/make-event.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';
import type { PlannedEvent, Week } from './api.ts';
// Imported up front, so that lazy loading does not count towards a test's timeout.
import './add-draft.tsx';
import './ask-to-publish.tsx';
import './plan-week-page.tsx';
import './templates.tsx';
import '../../../app/shell.tsx';
import '../../../ui/forms/clock-field.tsx';
import '../../../ui/overlays/menu-box.tsx';
import '../../../ui/overlays/modal-box.tsx';

const ROSE = '0197a000-0000-7000-8000-000000000901';
const BINGO = '0197a000-0000-7000-8000-000000000902';
// Far ahead, so that its days are never over.
const WEEK = '2096-11-12';
const TUESDAY = '2096-11-13';

const plan = (differences: Partial<PlannedEvent> = {}): PlannedEvent => ({
  ...makeEventCard({
    day: TUESDAY,
    starts_at: `${TUESDAY}T14:30:00.000Z`,
    ends_at: `${TUESDAY}T15:30:00.000Z`,
  }),
  group_ids: [],
  resident_ids: [],
  invited_ids: [],
  lead_id: null,
  helper_ids: [],
  performer_id: null,
  ...differences,
});

const makeWeek = (differences: Partial<Week> = {}): Week => ({
  week: WEEK,
  events: [],
  marks: [],
  groups: [],
  staff: [],
  residents: [],
  performers: [],
  uninvited: [],
  missed: [],
  suggestions: [],
  ...differences,
});

async function open(week: Partial<Week> = {}, user: Partial<CurrentUser> = {}) {
  const api = signedInApi(makeUser(user));
  api.answers('planning/week', makeWeek(week));
  renderApp(`/plan-week?week=${WEEK}`, { token: 'a-token' });
  await expectHeading('Plan the week');
  return { api, person: userEvent.setup() };
}

const day = async (name: RegExp) => within(await screen.findByRole('listitem', { name }));

test('shows the week as days with drafts and marks, and clashes beside it', async () => {
  await open({
    events: [plan(), plan({ id: OUTING, title: 'Bingo', place: 'LOUNGE', is_draft: true })],
    marks: [{ kind: 'theme', from: TUESDAY, to: TUESDAY, title: 'Kindness Day' }],
  });
  const tuesday = await day(/^Tuesday 13 Nov/);
  expect(tuesday.getByRole('link', { name: 'Bingo' })).toBeTruthy();
  expect(tuesday.getByText('Draft')).toBeTruthy();
  expect(tuesday.getByText('Kindness Day')).toBeTruthy();
  const clashes = within(screen.getByRole('region', { name: 'Clashes' }));
  expect(clashes.getByText('Lounge is used twice')).toBeTruthy();
});

test('adds a draft in place by keyboard, and undoes it', async () => {
  const { api, person } = await open();
  api.answers('events/add', { id: CHOIR, count: 1 });
  api.answers('activities/search', { total: 0, activities: [] });
  api.answers('planning/remove-drafts', { count: 1 });
  const tuesday = await day(/^Tuesday 13 Nov/);
  await person.click(tuesday.getByRole('button', { name: /^Add an event on Tuesday/ }));
  await person.keyboard('Bingo{Enter}');
  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Draft removed.')).toBeTruthy();
  expect(api.sentTo('events/add')[0]?.input).toMatchObject({
    title: 'Bingo',
    day: TUESDAY,
    start_time: '14:00',
    minutes: 60,
    audience: 'all',
    is_draft: true,
  });
  expect(api.sentTo('planning/remove-drafts')[0]?.input).toEqual({ ids: [CHOIR] });
});

test('a form in place is closed by Escape, and the focus returns', async () => {
  const { person } = await open();
  const tuesday = await day(/^Tuesday 13 Nov/);
  await person.click(tuesday.getByRole('button', { name: /^Add an event on Tuesday/ }));
  await person.keyboard('{Escape}');
  await waitFor(() =>
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Add an event on Tuesday/),
  );
});

test('a suggestion takes a free time, for the residents it suits', async () => {
  const { api, person } = await open({
    events: [plan()],
    suggestions: [
      {
        activity_id: BINGO,
        title: 'Bingo',
        category: 'COG',
        minutes: 45,
        places: ['lounge'],
        why: 'uninvited',
        people: [{ id: ROSE, preferred_name: 'Rose' }],
        theme: null,
      },
    ],
  });
  api.answers('events/add', { id: CHOIR, count: 1 });
  expect(await screen.findByText('Suits Rose: invited to nothing yet')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Add “Bingo” at a free time' }));
  expect(await screen.findByText(/^Draft added on/)).toBeTruthy();
  expect(api.sentTo('events/add')[0]?.input).toMatchObject({
    activity_id: BINGO,
    resident_ids: [ROSE],
    day: WEEK,
    start_time: '10:30',
    family_scope: 'linked_to_invited',
  });
});

test('copies the week before, and says what was already planned', async () => {
  const { api, person } = await open();
  api.answers('planning/copy-week', { ids: [CHOIR, OUTING], already: 1, left_out: 0 });
  await person.click(await screen.findByRole('button', { name: 'Fill the week' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Copy the week before' }));
  expect(await screen.findByText('2 drafts added. 1 was already planned.')).toBeTruthy();
  expect(api.sentTo('planning/copy-week')[0]?.input).toEqual({ from: '2096-11-05', to: WEEK });
});

test('N13: publishes only after each warning was read', async () => {
  const { api, person } = await open({ events: [plan({ is_draft: true })] });
  const conflict = { person_id: ROSE, kind: 'allergy' as const, about: 'wool' };
  const preview: Output<'planning/publish-preview'> = {
    events: 1,
    passed: 0,
    families: 3,
    staff: 1,
    warnings: [
      {
        event_id: CHOIR,
        title: 'Knitting',
        day: TUESDAY,
        start_time: '14:30',
        conflicts: [conflict],
        people: [{ id: ROSE, preferred_name: 'Rose' }],
      },
    ],
  };
  api.answers('planning/publish-preview', preview);
  api.answers('planning/publish', { published: 1 });
  await person.click(await screen.findByRole('button', { name: 'Publish week' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish this week?' }));
  expect(await dialog.findByText(/^3 relatives and 1 colleague get one email/)).toBeTruthy();
  await person.click(dialog.getByRole('button', { name: 'Publish week' }));
  expect(api.sentTo('planning/publish')).toEqual([]);
  await person.click(dialog.getByRole('checkbox'));
  await person.click(dialog.getByRole('button', { name: 'Publish week' }));
  expect(await screen.findByText('1 event published.')).toBeTruthy();
  expect(api.sentTo('planning/publish')[0]?.input).toEqual({
    week: WEEK,
    acknowledged: [{ event_id: CHOIR, conflicts: [conflict] }],
  });
});

test('templates are used, deleted with an undo, and saved from the week', async () => {
  const { api, person } = await open();
  api.answers('planning/templates', [{ id: BINGO, name: 'Autumn', events: 4 }]);
  api.answers('planning/delete-template', {});
  api.answers('planning/restore-template', {});
  api.answers('planning/save-template', { id: OUTING, name: 'Winter', events: 2 });
  await person.click(await screen.findByRole('button', { name: 'Fill the week' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Templates …' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Week templates' }));
  await person.click(await dialog.findByRole('button', { name: 'Delete “Autumn”' }));
  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(api.sentTo('planning/restore-template')).toHaveLength(1));
  await person.type(dialog.getByLabelText(/^Name of a new template/), 'Winter');
  await person.click(dialog.getByRole('button', { name: 'Save this week as a template' }));
  expect(await screen.findByText('“Winter” saved.')).toBeTruthy();
  expect(api.sentTo('planning/save-template')[0]?.input).toEqual({ name: 'Winter', week: WEEK });
});

test('a carer reads who plans, and an expired package plans nothing', async () => {
  await open({}, { role: 'carer' });
  expect(screen.getByText(/^Managers, activity leads/)).toBeTruthy();
});

test('with an expired package the week can be read, with the reason why nothing is added', async () => {
  await open({ events: [plan()] }, { expired: true });
  expect(await screen.findByText(/^The package has expired/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Add an event/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Publish week' })).toBeNull();
});
