import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { Hold, show } from '../../testing/show.tsx';
import { ComboboxField } from './combobox-field.tsx';

const PEOPLE = [
  ...Array.from({ length: 500 }, (_, index) => ({
    value: `p${index}`,
    label: `Resident ${index}`,
  })),
  { value: 'mary', label: 'Mary Whitfield' },
  { value: 'jim', label: 'Jim Whitfield' },
];

const options = () => screen.getAllByRole('option').map((option) => option.textContent);

test('filters a long list while typing, and is chosen by keyboard', async () => {
  const changes: (string | null)[] = [];
  const person = show(
    <Hold<string | null> start={null} given={changes}>
      {(control) => <ComboboxField label="Resident" options={PEOPLE} {...control} />}
    </Hold>,
  );
  const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'Resident' });
  await person.click(input);
  await person.keyboard('whit');
  expect(options()).toEqual(['Mary Whitfield', 'Jim Whitfield']);
  await person.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(changes).toEqual(['jim']);
  expect(input.value).toBe('Jim Whitfield');
});

test('says when nothing matches, and clears the text', async () => {
  const person = show(
    <Hold<string | null> start="mary">
      {(control) => <ComboboxField label="Resident" options={PEOPLE.slice(-2)} {...control} />}
    </Hold>,
  );
  const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'Resident' });
  await person.click(input);
  await person.keyboard('zzz');
  expect(screen.getByText('Nothing matches what you typed')).toBeTruthy();
  await person.tab();
  expect(input.value).toBe('Mary Whitfield');
});

test('connects hint and error to its input', () => {
  show(
    <ComboboxField
      label="Resident"
      hint="Type a name or a room."
      errors={['Choose somebody.']}
      options={PEOPLE.slice(-2)}
      value={null}
      onChange={() => undefined}
    />,
  );
  const input = screen.getByRole('combobox', {
    name: 'Resident',
    description: 'Type a name or a room. Choose somebody.',
  });
  expect(input.getAttribute('aria-invalid')).toBe('true');
});
