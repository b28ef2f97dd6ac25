import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { expectHeading } from '../../../testing/expect-heading.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';
import type { Gift } from './api.ts';
import './photo-gift-page.tsx';

const ROSE = '0197a000-0000-7000-8000-000000000051';
const GIFT = '0197a000-0000-7000-8000-000000000061';
const PAGE = `/photo-gift?resident_id=${ROSE}`;

const gift = (differences: Partial<Gift> = {}): Gift => ({
  id: GIFT,
  state: 'done',
  progress: 100,
  photo_count: 214,
  file_bytes: 61_000_000,
  created_at: '2026-11-17T10:00:00.000Z',
  expires_at: '2026-11-24T10:00:00.000Z',
  is_current: true,
  ...differences,
});

test('staff confirm who receives it before it is made, and see how far it is', async () => {
  const api = signedInApi();
  api.answers('gifts/get', { gift: null, can_make: true });
  api.answers('gifts/make', { id: GIFT });
  renderApp(PAGE, { token: 't' });
  const person = userEvent.setup();
  await person.click(await screen.findByRole('button', { name: 'Make the file' }));
  expect(screen.getByText('Please confirm who receives it.')).toBeTruthy();
  expect(api.sentTo('gifts/make')).toEqual([]);
  api.answers('gifts/get', {
    gift: gift({ state: 'running', progress: 40, is_current: true }),
    can_make: true,
  });
  await person.click(screen.getByRole('checkbox'));
  await person.click(screen.getByRole('button', { name: 'Make the file' }));
  expect(await screen.findByRole('progressbar', { name: 'Making the file' })).toBeTruthy();
  expect(api.sentTo('gifts/make')[0]?.input).toEqual({
    resident_id: ROSE,
    for_subject: false,
    is_entitled: true,
  });
});

test('offers the finished file with its size and last day', async () => {
  const api = signedInApi(makeUser({ type: 'family', role: 'relative' }));
  api.answers('gifts/get', { gift: gift(), can_make: true });
  api.answers('gifts/open', { url: '/gifts/x', file_name: 'photos-2026-11-17.zip' });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  renderApp(PAGE, { token: 't' });
  expect(await screen.findByText(/214 photos, .*until 24 Nov 2026/)).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBeNull();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Download the file' }));
  await vi.waitFor(() => expect(click).toHaveBeenCalledOnce());
  click.mockRestore();
});

test('asks to make it again when something in it is no longer shared', async () => {
  const api = signedInApi();
  api.answers('gifts/get', { gift: gift({ is_current: false }), can_make: true });
  renderApp(PAGE, { token: 't' });
  expect(await screen.findByText(/no longer shared/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Download the file' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Make it again' })).toBeTruthy();
});

test('tells a relative that it is for later while the person lives there', async () => {
  const api = signedInApi(makeUser({ type: 'family', role: 'relative' }));
  api.answers('gifts/get', { gift: null, can_make: false });
  renderApp(PAGE, { token: 't' });
  expect(await screen.findByRole('heading', { name: 'This file is for later' })).toBeTruthy();
});

test('asks for the file of a subject access request by its address', async () => {
  const api = signedInApi();
  api.answers('gifts/get', { gift: null, can_make: true });
  renderApp(`${PAGE}&for=subject`, { token: 't' });
  await expectHeading('Photos for a copy of the record');
  expect(await screen.findByText(/^Other people are blurred or left out/)).toBeTruthy();
  expect(api.sentTo('gifts/get')[0]?.input).toEqual({ resident_id: ROSE, for_subject: true });
  const back = screen.getByRole('link', { name: 'Back' });
  expect(back.getAttribute('href')).toBe(`/resident-record?id=${ROSE}`);
});
