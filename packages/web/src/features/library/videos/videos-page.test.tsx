import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';

import { expectHeading } from '../../../testing/expect-heading.ts';
import { makeRow, PEGGY } from '../../../testing/make-resident.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';

// Imported up front, so that lazy loading does not count towards a test's timeout.
beforeAll(() => Promise.all([import('./videos-page.tsx'), import('./video-page.tsx')]), 60_000);

const ID = '0197a000-0000-7000-8000-0000000000f1';
const CARD = {
  id: ID,
  title: 'By the sea',
  summary: 'Slow waves on a quiet beach.',
  category: 'NAT' as const,
  levels: ['sensory' as const],
  seconds: 126,
  narrated: false,
  poster: { url: '/poster', alt: 'Waves' },
  progress: { seconds: 40, finished: false },
};
const OPEN = {
  ...CARD,
  together: 'Sit close and watch the waves come in.',
  opening_line: 'Shall we go to the sea?',
  chapters: [
    { at: 0, title: 'The tide comes in' },
    { at: 60, title: 'Evening' },
  ],
  film: '/film',
  captions: '/captions',
};

test('lists videos with length and progress, filtered by level', async () => {
  const api = signedInApi();
  api.answers('dashboard/videos', [CARD]);
  renderApp('/tabs/videos', { token: 'a-token' });
  await expectHeading('Videos');
  const tile = await screen.findByRole('article');
  expect(within(tile).getByText('2:06')).toBeTruthy();
  expect(within(tile).getByRole('progressbar', { name: 'Watched so far' })).toHaveProperty(
    'value',
    40,
  );
  api.answers('dashboard/videos', []);
  await userEvent.selectOptions(screen.getByLabelText('Ability level'), 'Reflex');
  expect(await screen.findByRole('heading', { name: 'No video fits' })).toBeTruthy();
  expect(api.sentTo('dashboard/videos').at(-1)?.input).toEqual({ category: null, level: 'reflex' });
});

test('resumes a video, jumps to a chapter, and saves the position', async () => {
  const api = signedInApi();
  api.answers('videos/open', OPEN);
  api.answers('videos/set-progress', {});
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  renderApp(`/video?id=${ID}`, { token: 'a-token' });
  await expectHeading('By the sea');
  const film = screen.getByLabelText<HTMLVideoElement>('By the sea');
  fireEvent.loadedMetadata(film);
  expect(film.currentTime).toBe(40);
  await userEvent.click(screen.getByRole('button', { name: /Evening/ }));
  expect(film.currentTime).toBe(60);
  fireEvent.timeUpdate(film);
  expect(screen.getByRole('button', { name: /Evening/ }).getAttribute('aria-current')).toBe('true');
  fireEvent.ended(film);
  const sent = () => api.sentTo('videos/set-progress').map(({ input }) => input);
  await waitFor(() =>
    expect(sent()).toEqual([
      { id: ID, seconds: 60, finished: false },
      { id: ID, seconds: 0, finished: true },
    ]),
  );
});

test('restarts a film that was stopped seconds before its end', async () => {
  const api = signedInApi();
  api.answers('videos/open', { ...OPEN, progress: { seconds: OPEN.seconds - 3, finished: true } });
  renderApp(`/video?id=${ID}`, { token: 'a-token' });
  await expectHeading('By the sea');
  const film = screen.getByLabelText<HTMLVideoElement>('By the sea');
  fireEvent.loadedMetadata(film);
  expect(film.currentTime).toBe(0);
});

test('asks who watched together', async () => {
  const api = signedInApi(makeUser({ role: 'carer' }));
  api.answers('videos/open', OPEN);
  api.answers('residents/list', [makeRow()]);
  api.answers('videos/watched-together', { id: ID });
  renderApp(`/video?id=${ID}`, { token: 'a-token' });
  await userEvent.click(await screen.findByRole('button', { name: 'Who was in the room?' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Note 0 people' }));
  expect(dialog.getByText('Choose at least one person.')).toBeTruthy();
  await userEvent.click(await dialog.findByRole('checkbox', { name: 'Peggy Hartley' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Note 1 person' }));
  expect(await screen.findByText('Noted for 1 person')).toBeTruthy();
  expect(api.sentTo('videos/watched-together')[0]?.input).toEqual({
    id: ID,
    resident_ids: [PEGGY],
  });
});

test('hides a video for the organisation, and leads back to the others', async () => {
  const api = signedInApi();
  api.answers('videos/open', OPEN);
  api.answers('dashboard/videos', []);
  api.answers('hidden-items/hide', { id: ID });
  const app = renderApp(`/video?id=${ID}`, { token: 'a-token' });
  await userEvent.click(await screen.findByRole('button', { name: 'More for By the sea' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Hide for our organisation' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Hide it' }));
  await waitFor(() => expect(app.at()).toBe('/tabs/videos'));
  expect(screen.getByText('“By the sea” is hidden')).toBeTruthy();
  // A hidden video is not requested again, because the server would refuse it.
  expect(api.sentTo('videos/open')).toHaveLength(1);
  expect(api.sentTo('hidden-items/hide')[0]?.input).toEqual({ id: ID, hidden: true });
});

test('is locked once the package has expired', async () => {
  const api = signedInApi(makeUser({ expired: true }));
  renderApp('/tabs/videos', { token: 'a-token' });
  const closed = 'Videos are part of a running subscription';
  expect(await screen.findByRole('heading', { name: closed })).toBeTruthy();
  expect(api.sentTo('dashboard/videos')).toEqual([]);
});
