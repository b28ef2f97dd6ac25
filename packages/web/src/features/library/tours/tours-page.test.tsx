import type { CurrentUser } from '@relish/shared/accounts/account/current-user.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';

import { expectHeading } from '../../../testing/expect-heading.ts';
import { makeTour } from '../../../testing/make-tour.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';
import type { TourCard } from './api.ts';
import { currentTour } from './current-tour.ts';

// Layout is missing from jsdom; place-card.test.ts and the journey check it.
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
  window.scrollBy = () => undefined;
  onTestFinished(() => act(() => currentTour.set(undefined)));
});

async function open(path: string, tours: TourCard[], user: Partial<CurrentUser> = {}) {
  const api = signedInApi(makeUser(user));
  let kept = tours;
  api.answers('tours/list', () => kept);
  api.answers('tours/progress', ({ code, step = 0, state }) => {
    kept = kept.map((tour) =>
      tour.code === code
        ? {
            ...tour,
            progress: {
              step,
              finished: state === 'finished' || tour.progress?.finished === true,
              dismissed: state === 'dismissed',
            },
          }
        : tour,
    );
    return {};
  });
  const app = renderApp(path, { token: 'a-token' });
  const saved = () => api.sentTo('tours/progress').map(({ input }) => input);
  return { api, app, saved };
}

const card = () => screen.findByRole('dialog');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('a guided tour', () => {
  test('leads through its steps and pages, and is finished', async () => {
    const { app, saved } = await open('/tours', [makeTour()]);
    await userEvent.click(
      await screen.findByRole('button', { name: 'Start: A tour for managers' }),
    );
    expect((await card()).textContent).toContain('Step 1 of 3');
    await waitFor(() => expect(app.at()).toBe('/tabs/home'));
    await screen.findByText('Step 1 of 3: Who has been missed. They are here.');
    await press('Next');
    await screen.findByText('Step 2 of 3: Record an activity. Press it whenever.');
    await press('Next');
    await screen.findByText(/^Step 3 of 3: Help/);
    expect(app.at()).toBe('/tabs/more');
    await press('Finish');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(saved()).toEqual([
      { code: 'welcome-manager', step: 0 },
      { code: 'welcome-manager', step: 1 },
      { code: 'welcome-manager', step: 2 },
      { code: 'welcome-manager', step: 2, state: 'finished' },
    ]);
  });

  test('resumes at the kept step and goes on by keyboard, but not from a field', async () => {
    const begun = makeTour({ progress: { step: 1, finished: false, dismissed: false } });
    await open('/tours', [begun]);
    await screen.findByText('Stopped at step 2 of 3');
    await press('Continue: A tour for managers');
    await screen.findByText(/^Step 2 of 3: Record/);
    await waitFor(() =>
      expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true),
    );
    await userEvent.keyboard('{ArrowLeft}');
    await screen.findByText(/^Step 1 of 3: Who/);
    await userEvent.keyboard('{ArrowRight}');
    await screen.findByText(/^Step 2 of 3: Record/);
    const field = document.createElement('input');
    document.body.append(field);
    onTestFinished(() => field.remove());
    field.focus();
    await userEvent.keyboard('{ArrowRight}{Escape}');
    expect(screen.getByText(/^Step 2 of 3: Record/)).toBeTruthy();
    act(() => screen.getByRole('button', { name: 'Next' }).focus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('ends in demo mode for those who want to practise', async () => {
    const begun = makeTour({ progress: { step: 2, finished: false, dismissed: false } });
    const { api, app, saved } = await open('/tours', [begun]);
    api.answers('demo-mode/practices', []);
    await screen.findByText('Stopped at step 3 of 3');
    await press('Continue: A tour for managers');
    await screen.findByText(/^Step 3 of 3: Help/);
    await press('Practise in demo mode');
    await expectHeading('Demo mode');
    expect(app.at()).toBe('/demo-mode');
    expect(saved().at(-1)).toEqual({ code: 'welcome-manager', step: 2, state: 'finished' });
  });

  test('keeps Tab in the card and returns the focus', async () => {
    await open('/tabs/home', [makeTour()]);
    await userEvent.click(await screen.findByRole('button', { name: 'Take the tour (2 minutes)' }));
    await screen.findByText(/^Step 1 of 3: Who/);
    for (let count = 0; count < 4; count += 1) {
      await userEvent.tab();
      expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
    }
    await press('Close the tour');
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  });
});

describe('the offer on Home', () => {
  test('is made once, and never again after “Not now”', async () => {
    const { saved } = await open('/tabs/home', [makeTour()]);
    await screen.findByRole('heading', { name: 'New here?' });
    await press('Not now');
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'New here?' })).toBeNull());
    expect(saved()).toEqual([{ code: 'welcome-manager', state: 'dismissed' }]);
  });

  test.each([
    ['after the tour was started', false, { step: 0, finished: false, dismissed: false }],
    ['in demo mode', true, null],
  ])('is not made %s', async (_, demo, progress) => {
    const { api } = await open('/tabs/home', [makeTour({ progress })], { demo });
    api.answers('demo-mode/sends', []);
    await waitFor(() => expect(api.sentTo('tours/list')).toHaveLength(1));
    await expectHeading('Hello, Grace');
    expect(screen.queryByRole('heading', { name: 'New here?' })).toBeNull();
  });
});

describe('the list of tours', () => {
  test('shows what is done, and offers each again or as a leaflet', async () => {
    const done = makeTour({ progress: { step: 2, finished: true, dismissed: false } });
    const task = makeTour({ code: 'record-a-group', title: 'Record a group', kind: 'task' });
    await open('/tours', [done, task], { role: 'carer' });
    const start = await screen.findByRole('list', { name: 'Start here' });
    expect(start.textContent).toContain('Done');
    expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.getByRole('button', { name: 'Take it again: A tour for managers' })).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Leaflet: Record a group' }));
    await expectHeading('Record a group');
    expect(screen.getByRole('article').textContent).toContain('Rosewood House');
    expect(within(screen.getByRole('article')).getAllByRole('listitem')).toHaveLength(3);
  });

  test('says so if a leaflet’s tour is not there', async () => {
    await open('/tours/leaflet?code=none', [makeTour()]);
    expect(await screen.findByRole('heading', { name: 'This tour is not here' })).toBeTruthy();
  });

  test('shows a manager what colleagues have finished, as help', async () => {
    const { api } = await open('/tours', [makeTour()]);
    api.answers('tours/colleagues', [
      {
        id: '0197a000-0000-7000-8000-000000000009',
        name: 'Joe Brown',
        tours: [
          { title: 'A tour for carers', finished: true },
          { title: 'Record a group', finished: false },
        ],
        practices: ['record-a-group', 'a-task-of-tomorrow'],
      },
    ]);
    await userEvent.click(await screen.findByRole('tab', { name: 'Colleagues' }));
    const name = await screen.findByRole('heading', { name: 'Joe Brown' });
    const row = name.closest('li') ?? name;
    expect(
      within(row)
        .getAllByRole('listitem')
        .map((each) => each.textContent),
    ).toEqual(['A tour for carers', 'Record a group of six']);
    expect(row.textContent).toContain('Not taken yet: Record a group');
    expect(screen.getByText(/^Use this to offer help/)).toBeTruthy();
  });
});
