import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';

import { show } from '../testing/show.tsx';
import { TextField } from '../ui/forms/text-field.tsx';
import { ErrorSummary } from './error-summary.tsx';

function LongForm() {
  const [attempt, setAttempt] = useState(0);
  const [typed, setTyped] = useState('');
  return (
    <>
      <ErrorSummary
        attempt={attempt}
        problems={attempt > 0 && typed === '' ? [{ name: 'name', message: 'Enter a name' }] : []}
        onGoTo={(name) => document.getElementsByName(name)[0]?.focus()}
      />
      <TextField
        label="Name"
        name="name"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <button type="button" onClick={() => setAttempt(attempt + 1)}>
        Save
      </button>
    </>
  );
}

test('takes the focus after every attempt, and moves it to the field of a clicked link', async () => {
  const person = show(<LongForm />);
  expect(screen.queryByRole('region')).toBeNull();
  for (let attempt = 1; attempt <= 2; attempt += 1) {
    await person.click(screen.getByRole('button', { name: 'Save' }));
    const summary = screen.getByRole('region', { name: 'There is a problem' });
    expect(document.activeElement).toBe(summary);
  }
  await person.click(screen.getByRole('link', { name: 'Enter a name' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
});

test('leaves the focus in a field when an error appears while typing', async () => {
  const person = show(<LongForm />);
  await person.click(screen.getByRole('button', { name: 'Save' }));
  const field = screen.getByRole('textbox', { name: 'Name' });
  await person.type(field, 'a');
  expect(screen.queryByRole('region')).toBeNull();
  await person.keyboard('{Backspace}');
  expect(screen.getByRole('region', { name: 'There is a problem' })).toBeTruthy();
  expect(document.activeElement).toBe(field);
});
