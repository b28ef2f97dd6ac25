import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { expectHeading } from '../../../testing/expect-heading.ts';
import { EDITH, makeOpenedPhoto, makeStaffPart, TOM } from '../../../testing/make-opened-photo.ts';
import { makeRow } from '../../../testing/make-resident.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';
import type { OnePhoto } from './photo-api.ts';
// Imported up front, so that lazy loading does not count towards a test's timeout.
import './photo-page.tsx';
import './photo-editor.tsx';
import './face-chooser.tsx';
import '../../../app/shell.tsx';
import '../../../ui/forms/date-picker-field.tsx';
import '../../../ui/overlays/modal-box.tsx';
import '../../../ui/overlays/menu-box.tsx';
import '@hookform/resolvers/zod';

const RECORD = '0197a000-0000-7000-8000-000000000e01';

async function open(photo: OnePhoto) {
  const api = signedInApi();
  api.answers('photos/get', photo);
  api.answers('photos/list', { photos: [], next: null });
  api.answers('photos/who-sees', { who_sees: photo.staff?.who_sees ?? [] });
  api.answers('residents/list', ({ archived }) => [
    archived
      ? makeRow({
          id: TOM.id,
          preferred_name: 'Tom',
          last_name: 'Bell',
          status: 'moved_out',
          status_since: '2026-03-01T10:00:00.000Z',
        })
      : makeRow({ id: EDITH.id, preferred_name: 'Edith', last_name: 'Marsh' }),
  ]);
  renderApp(`/photo?id=${photo.id}`, { token: 'a-token' });
  await expectHeading('Photo');
  return { api, person: userEvent.setup() };
}

async function listChoices(person: ReturnType<typeof userEvent.setup>) {
  await person.click(await screen.findByRole('button', { name: 'More' }));
  return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
}

const ofOwner = (kind: 'record' | 'about_me') =>
  makeOpenedPhoto({
    staff: makeStaffPart({ report_id: RECORD, belongs_to: { kind, id: RECORD } }),
  });

test('a photo of a record is cropped and removed in the record', async () => {
  const { person } = await open(ofOwner('record'));
  const link = await screen.findByRole('link', { name: 'Change it in the record' });
  expect(link.getAttribute('href')).toBe(`/report?id=${RECORD}`);
  expect(screen.queryByRole('link', { name: 'Open the record' })).toBeNull();
  expect(await listChoices(person)).toEqual(['Hide']);
});

test('a photo of About me leads there, and is cropped and removed here', async () => {
  const { person } = await open(ofOwner('about_me'));
  const link = await screen.findByRole('link', { name: 'Open About me' });
  expect(link.getAttribute('href')).toBe(`/manage-about-me?id=${RECORD}`);
  const choices = await listChoices(person);
  expect(choices).toHaveLength(3);
});

test('a former resident is offered for a photo of their time, with the day they left', async () => {
  const { person } = await open(makeOpenedPhoto({ taken_on: '2026-02-10' }));
  await person.click(await screen.findByRole('button', { name: 'Mark a face' }));
  const chooser = within(await screen.findByRole('dialog', { name: 'Who is this?' }));
  const former = within(await chooser.findByRole('region', { name: 'Lived here before' }));
  await person.click(
    former.getByRole('button', { name: /Tom Bell.*Lived here until 1 Mar 2026/s }),
  );
  const named = within(screen.getByRole('list', { name: 'Named people' }));
  expect(named.getByText('Tom')).toBeTruthy();
});

test('a former resident is found by search only for a later photo', async () => {
  const { person } = await open(makeOpenedPhoto({ taken_on: '2026-11-10' }));
  await person.click(await screen.findByRole('button', { name: 'Mark a face' }));
  const chooser = within(await screen.findByRole('dialog', { name: 'Who is this?' }));
  await chooser.findByRole('button', { name: /Edith Marsh/ });
  expect(chooser.queryByRole('button', { name: /Tom Bell/ })).toBeNull();
  await person.type(chooser.getByLabelText('Search all residents'), 'Tom');
  expect(await chooser.findByRole('button', { name: /Tom Bell/ })).toBeTruthy();
});

test('the life chapter is chosen, or follows from the date', async () => {
  const { api, person } = await open(makeOpenedPhoto());
  api.answers('photos/save', { version: 2, state: 'needs_people', who_sees: [] });
  await person.selectOptions(await screen.findByLabelText('Life chapter'), 'Young years');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.sentTo('photos/save')).toHaveLength(1));
  expect(api.sentTo('photos/save')[0]?.input).toMatchObject({ chapter: 'young' });
});
