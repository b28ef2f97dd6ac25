import type { CurrentUser } from '@relish/shared/accounts/account/current-user.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { expectHeading } from '../../../testing/expect-heading.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';
import type { Proposal } from './api.ts';
// Imported up front, so that lazy loading does not count towards a test's timeout.
import './proposals-page.tsx';
import './propose-dialog.tsx';
import './answer-dialog.tsx';
import '../../../app/shell.tsx';
import '../../../ui/forms/date-picker-field.tsx';
import '../../../ui/forms/clock-field.tsx';
import '../../../ui/overlays/modal-box.tsx';
import '@hookform/resolvers/zod';

const SUSAN: Partial<CurrentUser> = { type: 'family', role: 'relative' };

const proposal = (differences: Partial<Proposal> = {}): Proposal => ({
  id: '0197a000-0000-7000-8000-000000000b01',
  kind: 'event',
  text: 'A tea dance. Many here loved dancing.',
  days: 'Sundays',
  status: 'open',
  answer: null,
  closed_at: null,
  created_at: '2026-11-10T10:00:00.000Z',
  from: 'Susan Hartley',
  plan: null,
  ...differences,
});

async function open(proposals: Proposal[], user: Partial<CurrentUser> = {}) {
  const api = signedInApi(makeUser(user));
  let shown = proposals;
  api.answers('proposals/list', () => shown);
  const app = renderApp('/proposals', { token: 'a-token' });
  await expectHeading('Suggestions and offers');
  const show = (next: Proposal[]) => {
    shown = next;
  };
  return { api, app, show, person: userEvent.setup() };
}

test('a relative offers help, and sees it as waiting for an answer', async () => {
  const { api, show, person } = await open([], SUSAN);
  api.answers('proposals/add', () => {
    show([proposal({ kind: 'help', text: 'I could play the piano', from: null })]);
    return { id: proposal().id };
  });
  await person.click(await screen.findByRole('button', { name: 'Offer help' }));
  const form = within(await screen.findByRole('dialog', { name: 'Offer help' }));
  await person.click(form.getByRole('button', { name: 'Send' }));
  expect(await form.findByText(/^Use at least 3|^Enter a few words/)).toBeTruthy();
  await person.type(form.getByLabelText(/^How could you help/), 'I could play the piano');
  await person.click(form.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(/^Thank you\. The home will answer/)).toBeTruthy();
  expect(await screen.findByText('Waiting for an answer')).toBeTruthy();
  expect(api.sentTo('proposals/add')[0]?.input).toMatchObject({ kind: 'help' });
});

test('a relative reads the answer of the home, and withdraws what is open', async () => {
  const answered = proposal({
    id: '0197a000-0000-7000-8000-000000000b02',
    status: 'accepted',
    answer: 'Lovely idea',
    from: null,
  });
  const { api, person } = await open([proposal({ from: null }), answered], SUSAN);
  api.answers('proposals/withdraw', {});
  expect(await screen.findByText('Lovely idea')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Withdraw' }));
  const question = within(await screen.findByRole('alertdialog'));
  await person.click(question.getByRole('button', { name: 'Withdraw' }));
  await waitFor(() =>
    expect(api.sentTo('proposals/withdraw')[0]?.input).toEqual({ id: proposal().id }),
  );
});

test('a relative is told when ten are open', async () => {
  const { api, person } = await open([], SUSAN);
  const message = 'You have 10 suggestions and offers without an answer.';
  api.refuses('proposals/add', 'invalid', { message, errors: { text: [message] } });
  await person.click(await screen.findByRole('button', { name: 'Suggest an event' }));
  const form = within(await screen.findByRole('dialog'));
  await person.type(form.getByLabelText(/^What would you like/), 'A quiz');
  await person.click(form.getByRole('button', { name: 'Send' }));
  expect(await form.findByText(message)).toBeTruthy();
});

test('a relative reads why nothing can be suggested when the package has expired', async () => {
  await open([], { ...SUSAN, expired: true });
  expect(await screen.findByText(/^The home’s package has expired/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Suggest an event' })).toBeNull();
});

test('staff accept a suggestion, and get an event with its words', async () => {
  const { api, app, person } = await open([proposal()]);
  api.answers('proposals/accept', {});
  api.answers('residents/list', []);
  api.answers('groups/list', []);
  api.answers('staff/list', []);
  expect(await screen.findByText('Susan Hartley, 10 Nov 2026')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Accept' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Accept with thanks' }));
  await person.type(dialog.getByLabelText(/^Message/), 'Lovely idea');
  await person.click(dialog.getByRole('button', { name: 'Accept and add the event' }));
  await waitFor(() => expect(app.at()).toBe('/event-add'));
  expect((await screen.findByLabelText<HTMLInputElement>('Title')).value).toBe('A tea dance');
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Description/).value).toBe(proposal().text);
  expect(api.sentTo('proposals/accept')[0]?.input).toEqual({
    id: proposal().id,
    message: 'Lovely idea',
  });
});

test('staff decline kindly, with a beginning to complete', async () => {
  const { api, person } = await open([proposal()]);
  api.answers('proposals/decline', {});
  await person.click(await screen.findByRole('button', { name: 'Decline kindly' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Decline kindly' }));
  await person.click(dialog.getByRole('button', { name: 'Send answer' }));
  expect(await dialog.findByText(/^Use at least 3|^Enter a message/)).toBeTruthy();
  await person.click(dialog.getByRole('button', { name: 'Not just now' }));
  await person.type(dialog.getByLabelText(/^Message/), 'the lounge is being painted.');
  await person.click(dialog.getByRole('button', { name: 'Send answer' }));
  expect(await screen.findByText(/^Answer sent/)).toBeTruthy();
  expect(api.sentTo('proposals/decline')[0]?.input).toMatchObject({
    message: expect.stringMatching(/^How kind of you.*the lounge is being painted\.$/) as string,
  });
});

const EVENT = '0197a000-0000-7000-8000-000000000b09';
const PLANNED = {
  is_cancelled: false,
  event: { id: EVENT, day: '2026-11-17', start_time: '14:30' },
};

test('staff plan an accepted suggestion, and the event is linked to it unless a colleague was faster', async () => {
  const { api, app, person } = await open([proposal({ status: 'accepted' })]);
  api.answers('residents/list', []);
  api.answers('groups/list', []);
  api.answers('staff/list', []);
  const message = 'A colleague has already planned this.';
  api.refuses('events/add', 'invalid', { message, errors: { proposal_id: [message] } });
  api.neverAnswers('events/get');
  await person.click(await screen.findByRole('link', { name: 'Plan it' }));
  await waitFor(() => expect(app.at()).toBe('/event-add'));
  expect((await screen.findByLabelText<HTMLInputElement>('Title')).value).toBe('A tea dance');
  await person.selectOptions(screen.getByLabelText('Category'), 'MUS');
  await person.click(screen.getByRole('button', { name: 'Save event' }));
  expect(await screen.findByText(message)).toBeTruthy();
  api.answers('events/add', { id: EVENT, count: 1 });
  await person.click(screen.getByRole('button', { name: 'Save event' }));
  await waitFor(() => expect(app.at()).toBe('/event'));
  expect(api.sentTo('events/add')[1]?.input).toMatchObject({ proposal_id: proposal().id });
});

test('staff open the event of a suggestion, which is not planned twice', async () => {
  await open([proposal({ status: 'accepted', plan: PLANNED })]);
  const link = await screen.findByRole('link', { name: 'Planned for Tue 17 Nov, 14:30' });
  expect(link.getAttribute('href')).toBe(`/event?id=${EVENT}`);
  expect(screen.queryByRole('link', { name: 'Plan it' })).toBeNull();
});

test('staff plan a suggestion again when its event was cancelled', async () => {
  await open([proposal({ status: 'accepted', plan: { ...PLANNED, is_cancelled: true } })]);
  expect(
    await screen.findByRole('link', { name: 'Cancelled: it was planned for Tue 17 Nov, 14:30' }),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Plan it' })).toBeTruthy();
});

test('a declined suggestion has no button to plan it', async () => {
  await open([proposal({ status: 'declined', answer: 'Sorry' })]);
  expect(await screen.findByText('Declined')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Plan it' })).toBeNull();
});

test('a relative sees when their suggestion is planned, and no details of an event they may not see', async () => {
  const hidden = proposal({
    id: '0197a000-0000-7000-8000-000000000b02',
    kind: 'help',
    status: 'accepted',
    from: null,
    plan: { is_cancelled: false, event: null },
  });
  await open([proposal({ status: 'accepted', from: null, plan: PLANNED }), hidden], SUSAN);
  expect(await screen.findByRole('link', { name: /^Planned for Tue 17 Nov/ })).toBeTruthy();
  const card = within(screen.getByRole('article', { name: /^Offer of help/ }));
  expect(card.getByText('It is planned.')).toBeTruthy();
  expect(card.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Plan it' })).toBeNull();
});
