import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';

import { expectHeading } from '../../../testing/expect-heading.ts';
import { makeActivity, WOOL } from '../../../testing/make-activity.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { savedFiles } from '../../../testing/saved-files.ts';
import { signedInApi } from '../../../testing/signed-in-api.ts';
// Imported up front, so that lazy loading does not count towards a test's timeout.
import '../../../app/shell.tsx';
import './activity-page.tsx';
import './activities-page.tsx';

const HERE = {
  times: 12,
  people: 9,
  liked: 8,
  ok: 2,
  not_for_me: 0,
  engaged: 15,
  seen: 20,
  last_at: '2026-11-03T10:00:00.000Z',
};

async function open({ user = makeUser(), activity = makeActivity() } = {}) {
  const api = signedInApi(user);
  api.answers('activities/get', activity);
  api.answers('reports/of-activity', HERE);
  const app = renderApp(`/activity?id=${activity.id}`, { token: 'a-token' });
  await expectHeading(activity.title);
  return { api, app, person: userEvent.setup() };
}

const region = (name: string) => within(screen.getByRole('region', { name }));

test('shows the parts of a guide in the order of a recipe', async () => {
  await open();
  expect(region('What you need').getByText('Skeins of wool (2–3)')).toBeTruthy();
  expect(region('What you need').getByText('or cotton yarn')).toBeTruthy();
  expect(region('How it goes').getAllByRole('listitem')).toHaveLength(3);
  expect(region('To suit each person').getByText(/hand under hand/)).toBeTruthy();
  expect(region('What to say').getByText('“Could you lend me your hands?”')).toBeTruthy();
  expect(region('Keep it safe').getByText('Wool')).toBeTruthy();
  expect(region('Keep it safe').getByText('Offer cotton instead.')).toBeTruthy();
  expect(document.title).not.toContain('Wool');
});

test('shows an own activity with few details', async () => {
  const { guide } = makeActivity();
  await open({
    activity: makeActivity({
      title: 'Tea on the terrace',
      summary: '',
      picture: null,
      scope: 'home',
      guide: {
        ...guide,
        equipment: [],
        steps: [],
        description: 'Carry the tray out and sit down.',
        adaptations: {},
        opening_line: null,
        conversation_prompts: [],
        benefits: [],
        look_for: { enjoying: null, stop: null },
        hazards: [],
        allergens: [],
        interests: [],
        visit: null,
      },
    }),
  });
  expect(screen.getByText('Carry the tray out and sit down.')).toBeTruthy();
  for (const name of ['What to say', 'What to look for', 'Keep it safe', 'Good for'])
    expect(screen.queryByRole('region', { name })).toBeNull();
});

test('ticks off steps and keeps the screen on while following', async () => {
  const release = vi.fn<() => Promise<void>>(async () => undefined);
  const request = vi.fn<() => Promise<unknown>>(async () => ({ release }));
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'wakeLock'));
  const { person } = await open();
  const follow = screen.getByRole('button', { name: 'Follow along' });
  await person.click(follow);
  expect(request).toHaveBeenCalledWith('screen');
  const step = screen.getByRole('button', { name: /Choose a colour/ });
  await person.click(step);
  expect(step.getAttribute('aria-pressed')).toBe('true');
  await person.click(follow);
  await waitFor(() => expect(release).toHaveBeenCalledOnce());
});

test('prints the guide as a document', async () => {
  const saved = savedFiles();
  const { api, person } = await open();
  api.answers('activities/print', { file_name: 'wool-winding.pdf', base64: btoa('%PDF-1.7') });
  await person.click(screen.getByRole('button', { name: 'Print' }));
  await person.click(await screen.findByRole('menuitem', { name: /on one page/ }));
  await screen.findByText('It is in your downloads');
  expect(saved.map(({ name, type }) => [name, type])).toEqual([
    ['wool-winding.pdf', 'application/pdf'],
  ]);
  expect(api.sentTo('activities/print')[0]?.input).toEqual({ ids: [WOOL], layout: 'guide' });
});

test('says when the next document can be printed, and prints one at a time', async () => {
  const { api, person } = await open();
  const print = async () => {
    await person.click(screen.getByRole('button', { name: 'Print' }));
    await person.click(await screen.findByRole('menuitem', { name: /on one page/ }));
  };
  const message = 'Very many documents are being made right now. Please try again in a minute.';
  api.refuses('activities/print', 'too_many_requests', { message });
  await print();
  await screen.findByText(message);
  api.neverAnswers('activities/print');
  await print();
  await waitFor(() => expect(api.sentTo('activities/print')).toHaveLength(2));
  const button = screen.getByRole('button', { name: 'Print' });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'));
  await print();
  expect(api.sentTo('activities/print')).toHaveLength(2);
});

test('hides a guide for the organisation after a question, with undo', async () => {
  const { api, person, app } = await open();
  api.answers('activities/search', { total: 0, activities: [] });
  api.answers('hidden-items/hide', { id: WOOL });
  await person.click(screen.getByRole('button', { name: 'More' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Hide for our organisation' }));
  const question = await screen.findByRole('alertdialog', { name: 'Hide “Wool winding”?' });
  expect(api.sentTo('hidden-items/hide')).toEqual([]);
  await person.click(within(question).getByRole('button', { name: 'Hide it' }));
  await waitFor(() => expect(app.at()).toBe('/tabs/activities'));
  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(api.sentTo('hidden-items/hide').map(({ input }) => input)).toEqual([
      { id: WOOL, hidden: true },
      { id: WOOL, hidden: false },
    ]),
  );
});

test('shows a relative first what to bring and to say, and nothing to manage', async () => {
  await open({ user: makeUser({ type: 'family', role: 'relative' }) });
  const first = screen.getAllByRole('region').find((each) => each.querySelector('h2'));
  expect(first?.textContent).toMatch(/^For your visitBringA skein from home/);
  for (const name of ['More', 'Choose for people'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Choose for people' })).toBeNull();
});

test('shows the not-found message for a guide the user may not open', async () => {
  const api = signedInApi();
  api.refuses('activities/get', 'not_found', { message: 'Not found.' });
  renderApp(`/activity?id=${WOOL}`, { token: 'a-token' });
  expect(await screen.findByRole('heading', { name: 'This activity is not here' })).toBeTruthy();
});

test('shows results in this home, without percentages for few answers', async () => {
  await open();
  const here = within(await screen.findByRole('region', { name: 'How it has gone here' }));
  expect(
    here.getByText(/Recorded 12 times.*With 9 different people.*Last on 3 Nov 2026/),
  ).toBeTruthy();
  expect(here.getByText('80% of 10 answers were “liked it”.')).toBeTruthy();
  expect(here.getByText(/75% of 20 times/)).toBeTruthy();
});

test('shows a relative no results of the home', async () => {
  const { api } = await open({ user: makeUser({ type: 'family', role: 'relative' }) });
  expect(screen.queryByText('How it has gone here')).toBeNull();
  expect(api.sentTo('reports/of-activity')).toEqual([]);
});
