import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { show } from '../testing/show.tsx';
import { TextField } from '../ui/forms/text-field.tsx';
import { lazyPart } from './lazy-part.tsx';

const Note = ({ label }: { label: string }) => <TextField label={label} />;

test('renders a part that was loaded on idle in the first paint', async () => {
  let isFetched = false;
  const Part = lazyPart<{ label: string }>(async () => {
    isFetched = true;
    return { default: Note };
  }, 'Loading');
  Part.fetchOnIdle();
  await waitFor(() => expect(isFetched).toBe(true));
  show(<Part label="Note" />);
  expect(screen.queryByText('Loading')).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Note' })).toBeTruthy();
});

test('loads a part when it is shown if loading on idle failed, and keeps it mounted', async () => {
  let tries = 0;
  const Part = lazyPart<{ label: string }>(async () => {
    tries += 1;
    if (tries === 1) throw new Error('offline');
    return { default: Note };
  }, 'Loading');
  Part.fetchOnIdle();
  await waitFor(() => expect(tries).toBe(1));
  const person = show(<Part label="Note" />);
  expect(screen.getByText('Loading')).toBeTruthy();
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Note' });
  await person.type(field, 'Sang');
  expect(document.activeElement).toBe(field);
  expect(field.value).toBe('Sang');
});
