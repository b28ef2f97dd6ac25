import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';

import { show } from '../testing/show.tsx';
import { DateField } from '../ui/forms/date-field.tsx';
import { TextField } from '../ui/forms/text-field.tsx';
import { TimeField } from '../ui/forms/time-field.tsx';
import { focusField } from './focus-field.ts';

function Step() {
  const [isOpen, setOpen] = useState(false);
  const nothing = () => undefined;
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && (
        <>
          <TextField name="place" label="Place" />
          <DateField name="day" label="Day" value="2026-11-02" onChange={nothing} />
          <TimeField name="time" label="Time" value="10:30" onChange={nothing} />
        </>
      )}
    </>
  );
}

test.each([
  ['place', () => screen.getByLabelText('Place')],
  ['day', () => screen.getByRole('group', { name: 'Day' })],
  ['time', () => screen.getByRole('group', { name: 'Time' })],
])('focuses %s as soon as it is on the page', async (name, find) => {
  const person = show(<Step />);
  await person.click(screen.getByRole('button'));
  focusField(name);
  await waitFor(() => expect(find().contains(document.activeElement)).toBe(true));
});
