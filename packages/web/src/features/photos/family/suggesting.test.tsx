import type { Output } from '@relish/shared/calls.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { expectHeading } from '../../../testing/expect-heading.ts';
import { PEGGY } from '../../../testing/make-resident.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';
import './answer-dialog.tsx';
import './photo-suggest-page.tsx';
import './photo-suggestions-page.tsx';

const WHITBY = '0197a000-0000-7000-8000-0000000000f2';
const DAUGHTER = makeUser({ type: 'family', role: 'relative' });

const peggy: Output<'relatives/my-people'>[number] = {
  id: PEGGY,
  first_name: 'Margaret',
  preferred_name: 'Peggy',
  last_name: 'Hartley',
  pronouns: 'she/her',
  relationship: 'child',
  picture: null,
  room: null,
  home_name: 'Rosewood House',
  state: 'here',
  access_level: 4,
};

const whitby: Output<'photos/list'>['photos'][number] = {
  id: WHITBY,
  version: 1,
  state: 'pending',
  origin: 'family',
  picture: { thumb: '/t', small: '/s', large: '/l' },
  is_blurred: false,
  width: 1200,
  height: 800,
  taken_on: null,
  decade: 1950,
  place: 'Whitby',
  caption: 'On the pier',
  story: 'The wind took her hat.',
  chapter: null,
  added_at: '2026-11-01T10:00:00.000Z',
  residents: [{ id: PEGGY, preferred_name: 'Peggy' }],
  is_own: false,
  staff: {
    sharing: 'staff',
    named: 'not_yet',
    favourite: false,
    event_id: null,
    report_id: null,
    added_by: 'Susan Hartley',
    thanks: 0,
    reasons: [],
  },
};

function openAnswers(user = makeUser()) {
  const api = signedInApi(user);
  let photos = [whitby];
  api.answers('photos/list', () => ({ photos, next: null }));
  api.answers('photos/answer', () => {
    photos = [];
    return {};
  });
  renderApp('/photo-suggestions', { token: 'a-token' });
  return { api, person: userEvent.setup() };
}

test('a relative reads what is missing before a photo can be sent', async () => {
  const api = signedInApi(DAUGHTER);
  api.answers('relatives/my-people', [peggy]);
  renderApp(`/photo-suggest?resident_id=${PEGGY}`, { token: 'a-token' });
  await expectHeading('Suggest a family photo');
  const person = userEvent.setup({ applyAccept: false });
  const heic = new File(['\0\0\0\x18ftypheic'], 'mum.heic', { type: 'image/heic' });
  await person.upload(await screen.findByLabelText(/^Photo/), heic);
  expect(await screen.findByText(/^This is a HEIC picture/)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Send to the home' }));
  expect(await screen.findByText('Confirm that you may share this photo.')).toBeTruthy();
  expect(api.sentTo('photos/suggest')).toEqual([]);
});

test('staff accept a family’s photo and are led to naming the people', async () => {
  const { api, person } = openAnswers();
  const photo = within(await screen.findByRole('article', { name: 'On the pier' }));
  expect(photo.getByText('From Susan Hartley, for Peggy')).toBeTruthy();
  expect(photo.getByText('The 1950s, Whitby')).toBeTruthy();
  await person.click(photo.getByRole('button', { name: 'Accept photo' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(dialog.getByLabelText(/^Message to the family/), 'She laughed.');
  await person.click(dialog.getByRole('button', { name: 'Accept photo' }));
  expect(await screen.findByText('Photo accepted')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Name the people' })).toBeTruthy();
  expect(await screen.findByText('Every photo has been answered')).toBeTruthy();
  expect(api.sentTo('photos/answer')[0]?.input).toMatchObject({
    id: WHITBY,
    accept: true,
    message: 'She laughed.',
  });
});

test('staff add an accepted photo to About me with the family’s story', async () => {
  const { api, person } = openAnswers();
  await person.click(await screen.findByRole('button', { name: 'Accept photo' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(dialog.getByRole('checkbox', { name: 'Also add to About me' }));
  const story = await dialog.findByLabelText(/^Story for About me/);
  expect((story as HTMLTextAreaElement).value).toBe('The wind took her hat.');
  await person.type(story, ' It was green.');
  await person.click(dialog.getByRole('button', { name: 'Accept photo' }));
  await waitFor(() => expect(api.sentTo('photos/answer')).toHaveLength(1));
  expect(api.sentTo('photos/answer')[0]?.input).toMatchObject({
    about_me: { text: 'The wind took her hat. It was green.' },
  });
});

test('declining needs a few words to the family', async () => {
  const { api, person } = openAnswers();
  await person.click(await screen.findByRole('button', { name: 'Decline photo' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(dialog.getByRole('button', { name: 'Decline photo' }));
  expect(await dialog.findByText('Write a few words to the family.')).toBeTruthy();
  expect(api.sentTo('photos/answer')).toEqual([]);
  await person.type(dialog.getByLabelText(/^Message to the family/), 'It shows others.');
  await person.click(dialog.getByRole('button', { name: 'Decline photo' }));
  await waitFor(() => expect(api.sentTo('photos/answer')).toHaveLength(1));
});

test('a carer reads who answers families', async () => {
  openAnswers(makeUser({ role: 'carer' }));
  expect(await screen.findByText('You cannot answer families here')).toBeTruthy();
});
