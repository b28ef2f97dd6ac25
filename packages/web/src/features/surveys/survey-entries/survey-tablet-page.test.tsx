import { act, fireEvent, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';

import { expectHeading } from '../../../testing/expect-heading.ts';
import { makeAnswerable, SURVEY } from '../../../testing/make-survey.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';
import { HOLD_MS } from './hold-button.tsx';
import { REPEATED_MS } from './use-steady-tap.ts';
// Imported up front, so that lazy loading does not count towards a test's timeout.
import './survey-tablet-page.tsx';

/** Taps slowly, like a person who reads the next question first. */
let clock = 0;
function tap(name: string) {
  clock += REPEATED_MS + 1;
  fireEvent.click(screen.getByRole('button', { name }));
}

async function open(differences = {}) {
  const time = vi.spyOn(performance, 'now').mockImplementation(() => clock);
  onTestFinished(() => time.mockRestore());
  const api = signedInApi(makeUser({ role: 'carer' }));
  api.answers('survey-entries/open', makeAnswerable(differences));
  api.answers('survey-entries/collect', {});
  const app = renderApp(`/survey-tablet?id=${SURVEY}`, { token: 'a-token' });
  await expectHeading('How is life here?');
  return { api, app };
}

test('asks one question on each screen, and saves the answers once', async () => {
  const { api } = await open();
  tap('Hand over the tablet');
  await expectHeading('The food is good.');
  expect(screen.getByText('Question 1 of 3')).toBeTruthy();
  expect(screen.queryByRole('navigation')).toBeNull();
  tap('Happy');
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByRole('button', { name: 'Happy', pressed: true })).toBeTruthy();
  tap('Next');
  await expectHeading('I feel safe.');
  tap('Skip');
  await expectHeading('What would you like to do?');
  tap('Skip');
  await expectHeading('Thank you');
  await vi.waitFor(() => expect(api.sentTo('survey-entries/collect')).toHaveLength(1));
  expect(api.sentTo('survey-entries/collect')[0]?.input).toMatchObject({
    survey_id: SURVEY,
    mode: 'self',
    helper_role: null,
    answers: { food: 'happy' },
  });
});

test('records the kind of helper when someone helps', async () => {
  const { api } = await open();
  tap('Hand over the tablet');
  tap('Help me');
  tap('Someone helps me');
  tap('Volunteer');
  tap('OK');
  tap('Next');
  tap('Skip');
  tap('Skip');
  await vi.waitFor(() =>
    expect(api.sentTo('survey-entries/collect')[0]?.input).toMatchObject({
      mode: 'with_help',
      helper_role: 'volunteer',
      answers: { food: 'ok' },
    }),
  );
});

test('lets a resident stop and throw their answers away', async () => {
  const { api } = await open();
  tap('Hand over the tablet');
  tap('Unhappy');
  tap('Stop');
  await expectHeading('Would you like to stop?');
  tap('Throw them away');
  await expectHeading('Thank you');
  expect(api.sentTo('survey-entries/collect')).toEqual([]);
});

test('keeps a resident on the screen until a colleague holds the button', async () => {
  const { api, app } = await open();
  api.answers('survey-entries/waiting', []);
  api.answers('surveys/list', []);
  tap('Hand over the tablet');
  await app.go('/tabs/account');
  expect(app.at()).toBe('/survey-tablet');
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Staff: hold to leave' }));
  await act(() => vi.advanceTimersByTimeAsync(HOLD_MS));
  vi.useRealTimers();
  await vi.waitFor(() => expect(app.at()).toBe('/tabs/surveys'));
});

test('warns a helper from the staff before the tablet is handed over', async () => {
  await open();
  fireEvent.click(screen.getByRole('radio', { name: /^With help/ }));
  tap('Hand over the tablet');
  expect(await screen.findByText('Choose who helps.')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Who helps?'), { target: { value: 'staff' } });
  expect(screen.getByText(/must not be someone the questions are about/)).toBeTruthy();
});

test('reads the question aloud on request, and every question when switched on', async () => {
  const spoken: string[] = [];
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => [],
    cancel: () => undefined,
    speak: ({ text }: { text: string }) => spoken.push(text),
  });
  await open();
  tap('Hand over the tablet');
  tap('Read aloud');
  expect(spoken).toEqual(['The food is good.']);
  fireEvent.click(screen.getByRole('switch', { name: 'Read every question' }));
  tap('Skip');
  await expectHeading('I feel safe.');
  await vi.waitFor(() => expect(spoken.at(-1)).toBe('I feel safe.'));
});
