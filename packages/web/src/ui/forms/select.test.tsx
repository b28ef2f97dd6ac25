import { screen } from '@testing-library/react';
import { Controller, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';

import { show } from '../../testing/show.tsx';
import { Select } from './select.tsx';

function FloorForm({ sent }: { sent: unknown[] }) {
  const { control, handleSubmit } = useForm<{ floor: string | null }>({
    defaultValues: { floor: null },
  });
  return (
    <form onSubmit={(event) => void handleSubmit((values) => void sent.push(values))(event)}>
      <Controller
        control={control}
        name="floor"
        rules={{ required: 'Choose a floor.' }}
        render={({ field, fieldState: { error } }) => (
          <Select
            label="Floor"
            options={[
              { value: 'ground', label: 'Ground floor' },
              { value: 'first', label: 'First floor' },
            ]}
            errors={error?.message === undefined ? [] : [error.message]}
            {...field}
          />
        )}
      />
      <button type="submit">Save</button>
    </form>
  );
}

test('works with a form controller: focus, error and value', async () => {
  const sent: unknown[] = [];
  const person = show(<FloorForm sent={sent} />);
  await person.click(screen.getByRole('button', { name: 'Save' }));
  const floor = await screen.findByRole<HTMLSelectElement>('combobox', {
    name: 'Floor',
    description: 'Choose a floor.',
  });
  expect(document.activeElement).toBe(floor);
  expect(floor.getAttribute('aria-invalid')).toBe('true');

  await person.selectOptions(floor, 'First floor');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(sent).toEqual([{ floor: 'first' }]);
  await person.selectOptions(floor, 'Choose…');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(sent).toHaveLength(1);
});
