import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';

import { show } from '../testing/show.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { TextField } from './text-field.tsx';

function LongForm() {
  const [attempt, setAttempt] = useState(0);
  return (
    <>
      <ErrorSummary
        attempt={attempt}
        problems={attempt > 0 ? [{ name: 'name', message: 'Enter a name' }] : []}
        onGoTo={(name) => document.getElementsByName(name)[0]?.focus()}
      />
      <TextField label="Name" name="name" />
      <button type="button" onClick={() => setAttempt(attempt + 1)}>
        Save
      </button>
    </>
  );
}

test('takes the focus at every attempt and leads to the field', async () => {
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
