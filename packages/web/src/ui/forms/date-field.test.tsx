import { screen, within } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test } from 'vitest';

import { Hold, show } from '../../testing/show.tsx';
import { ClockField } from './clock-field.tsx';
import { DateField as LazyDateField } from './date-field.tsx';
import { DatePickerField as DateField } from './date-picker-field.tsx';
import type { Focusable } from './field-frame.tsx';

test('shows its label before the calendar has loaded', async () => {
  show(<LazyDateField label="Born on" value="1938-02-07" onChange={() => undefined} />);
  expect(screen.getByText('Born on')).toBeTruthy();
  expect((await screen.findByRole('spinbutton', { name: /year/ })).textContent).toBe('1938');
});

test('turns a typed day, month and year into an ISO date when complete', async () => {
  const changes: (string | null)[] = [];
  const person = show(
    <Hold<string | null> start={null} given={changes}>
      {(control) => <DateField label="Born on" {...control} />}
    </Hold>,
  );
  await person.tab();
  await person.keyboard('0702');
  expect(changes.filter((value) => value !== null)).toEqual([]);
  await person.keyboard('1938');
  expect(changes.at(-1)).toBe('1938-02-07');
});

test('chooses a date from the calendar, with weeks from Monday', async () => {
  const changes: (string | null)[] = [];
  const person = show(
    <Hold<string | null> start="2026-11-15" given={changes}>
      {(control) => <DateField label="Review on" max="2026-11-20" {...control} />}
    </Hold>,
  );
  await person.click(screen.getByRole('button', { name: /Choose from a calendar/ }));
  const calendar = await screen.findByRole('dialog');
  expect(within(calendar).getByRole('heading', { name: 'November 2026' })).toBeTruthy();
  expect(calendar.querySelector('th')?.textContent).toBe('Mon');
  const late = within(calendar).getByRole('button', { name: /21 November 2026/ });
  expect(late.getAttribute('aria-disabled')).toBe('true');
  await person.click(within(calendar).getByRole('button', { name: /18 November 2026/ }));
  expect(changes).toEqual(['2026-11-18']);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('clears a half-empty date on blur', async () => {
  const changes: (string | null)[] = [];
  const person = show(
    <Hold<string | null> start="2026-11-15" given={changes}>
      {(control) => <DateField label="Review on" {...control} />}
    </Hold>,
  );
  await person.tab();
  await person.keyboard('{Backspace}{Backspace}');
  const day = screen.getByRole('spinbutton', { name: /day/ });
  expect(day.textContent).toBe('dd');
  await person.click(document.body);
  expect(changes.at(-1)).toBe(null);
  expect(screen.getByRole('spinbutton', { name: /year/ }).textContent).toBe('yyyy');
});

test('connects the error to the segments and focuses them', () => {
  const ref = createRef<Focusable>();
  show(
    <DateField
      ref={ref}
      label="Born on"
      hint="As on the passport."
      errors={['Must be in the past.']}
      value="not a date"
      onChange={() => undefined}
    />,
  );
  const group = screen.getByRole('group', { name: 'Born on' });
  const day = within(group).getByRole('spinbutton', { name: /day/ });
  expect(day.getAttribute('aria-invalid')).toBe('true');
  const described = (group.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(described).toEqual(
    expect.arrayContaining(['As on the passport.', 'Must be in the past.']),
  );
  ref.current?.focus();
  expect(document.activeElement).toBe(day);
});

test('accepts a time in 24-hour form', async () => {
  const changes: (string | null)[] = [];
  const person = show(
    <Hold<string | null> start="09:30" given={changes}>
      {(control) => <ClockField label="Starts at" {...control} />}
    </Hold>,
  );
  expect(screen.getByRole('group', { name: 'Starts at' }).textContent).toContain('09:30');
  await person.tab();
  await person.keyboard('1405');
  expect(changes.at(-1)).toBe('14:05');
});
