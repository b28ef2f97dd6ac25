import { screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';

import { show } from '../../testing/show.tsx';
import { Checkbox } from './checkbox.tsx';
import { PasswordField } from './password-field.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

test('connects hint and error to the input, and marks optional fields', () => {
  show(
    <TextField
      label="Preferred name"
      optional
      hint="As they like to be called."
      errors={['Too long.', 'No digits.']}
    />,
  );
  const input = screen.getByRole('textbox', {
    name: 'Preferred name (optional)',
    description: 'As they like to be called. Too long. No digits.',
  });
  expect(input.getAttribute('aria-invalid')).toBe('true');
});

test('has no error state while valid', () => {
  show(<TextField label="Preferred name" errors={[]} />);
  const input = screen.getByRole('textbox', { name: 'Preferred name' });
  expect(input.hasAttribute('aria-invalid')).toBe(false);
  expect(input.hasAttribute('aria-describedby')).toBe(false);
});

test('shows and hides a password', async () => {
  const person = show(<PasswordField label="Password" defaultValue="a good long one" />);
  const input = screen.getByLabelText('Password');
  expect(input.getAttribute('type')).toBe('password');
  await person.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input.getAttribute('type')).toBe('text');
  await person.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input.getAttribute('type')).toBe('password');
});

function RegisteredForm({ sent }: { sent: unknown[] }) {
  const form = useForm({ defaultValues: { name: '', story: 'Sang.', shared: true } });
  const wrong = form.formState.errors.name?.message;
  return (
    <form onSubmit={(event) => void form.handleSubmit((values) => void sent.push(values))(event)}>
      <TextArea label="Story" maxLength={100} {...form.register('story')} />
      <Checkbox label="Share" {...form.register('shared')} />
      <TextField
        label="Name"
        errors={wrong === undefined ? [] : [wrong]}
        {...form.register('name', { required: 'Enter a name.' })}
      />
      <button type="submit">Save</button>
      <button type="button" onClick={() => form.reset({ name: '', story: '', shared: false })}>
        Start again
      </button>
    </form>
  );
}

test('native controls work with a form’s register, focus and reset', async () => {
  const sent: unknown[] = [];
  const person = show(<RegisteredForm sent={sent} />);
  expect(screen.getByText('95 characters left')).toBeTruthy();

  await person.click(screen.getByRole('button', { name: 'Save' }));
  const name = await screen.findByRole('textbox', { name: 'Name', description: 'Enter a name.' });
  expect(document.activeElement).toBe(name);

  await person.type(name, 'Mary');
  await person.type(screen.getByRole('textbox', { name: 'Story' }), ' Danced.');
  await person.click(screen.getByRole('checkbox', { name: 'Share' }));
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(sent).toEqual([{ name: 'Mary', story: 'Sang. Danced.', shared: false }]);

  await person.click(screen.getByRole('button', { name: 'Start again' }));
  expect(await screen.findByText('100 characters left')).toBeTruthy();
});
