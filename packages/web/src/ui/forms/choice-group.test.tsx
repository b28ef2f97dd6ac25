import { screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test } from 'vitest';

import { FaceScale } from '../../features/reports/reports/face-scale.tsx';
import type { Mood } from '../../features/reports/reports/mood.ts';
import { Hold, show } from '../../testing/show.tsx';
import { Chips } from '../layout/chips.tsx';
import { CheckboxGroup } from './checkbox-group.tsx';
import type { Focusable } from './field-frame.tsx';
import { RadioCards } from './radio-cards.tsx';
import { SegmentedControl } from './segmented-control.tsx';
import { Switch } from './switch.tsx';

const PERIODS = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
] as const;

type Period = (typeof PERIODS)[number]['value'];

const chosen = () =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .filter((radio) => radio.checked)
    .map((radio) => radio.closest('label')?.textContent);

test('the face scale starts without an answer and describes every face in words', () => {
  show(
    <Hold<Mood | null | undefined> start={undefined}>
      {(bound) => <FaceScale label="How did Mary seem?" {...bound} />}
    </Hold>,
  );
  expect(screen.getByRole('radiogroup', { name: 'How did Mary seem?' })).toBeTruthy();
  expect(chosen()).toEqual([]);
  expect(screen.getAllByRole('radio').map((face) => face.closest('label')?.textContent)).toEqual([
    'Distressed',
    'Low or unsettled',
    'Neither',
    'Content or calm',
    'Delighted',
  ]);
});

test('the face scale can be answered by keyboard, including “could not tell”', async () => {
  const changes: (Mood | null | undefined)[] = [];
  const person = show(
    <Hold<Mood | null | undefined> start={4} given={changes}>
      {(bound) => <FaceScale label="How did Mary seem?" offerCouldNotTell {...bound} />}
    </Hold>,
  );
  await person.tab();
  await person.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowLeft}');
  expect(changes).toEqual([5, null, 1, null]);
  expect(chosen()).toEqual(['Could not tell']);
});

test('the segmented control has one tab stop and moves with the arrow keys', async () => {
  const changes: (Period | undefined)[] = [];
  const person = show(
    <>
      <Hold<Period | undefined> start="day" given={changes}>
        {(bound) => <SegmentedControl label="Period" options={PERIODS} {...bound} />}
      </Hold>
      <button type="button">After</button>
    </>,
  );
  await person.tab();
  await person.keyboard('{ArrowRight}{ArrowDown}{ArrowLeft}');
  expect(changes).toEqual(['week', 'month', 'week']);
  await person.tab();
  expect(document.activeElement?.textContent).toBe('After');
});

test('radio cards skip disabled options and are chosen by their text', async () => {
  const changes: (string | undefined)[] = [];
  const person = show(
    <Hold<string | undefined> start="one" given={changes}>
      {(bound) => (
        <RadioCards
          label="Format"
          options={[
            { value: 'one', label: 'One to one', description: 'Time with one person' },
            { value: 'group', label: 'Group', disabled: true },
            { value: 'outing', label: 'Outing', description: 'Away from the home' },
          ]}
          {...bound}
        />
      )}
    </Hold>,
  );
  await person.tab();
  await person.keyboard('{ArrowDown}');
  expect(changes).toEqual(['outing']);
  await person.click(screen.getByText('Time with one person'));
  expect(chosen()).toEqual(['One to oneTime with one person']);
});

test('connects an error to the group, which can be focused and reports blur', async () => {
  const ref = createRef<Focusable>();
  const blurs: string[] = [];
  const person = show(
    <SegmentedControl
      ref={ref}
      label="Period"
      options={PERIODS}
      value={undefined}
      onChange={() => undefined}
      onBlur={() => blurs.push('left')}
      hint="For the graph."
      errors={['Choose a period.']}
    />,
  );
  const group = screen.getByRole('radiogroup', {
    name: 'Period',
    description: 'For the graph. Choose a period.',
  });
  expect(group.getAttribute('aria-invalid')).toBe('true');
  ref.current?.focus();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Day' }));
  await person.keyboard('{ArrowRight}');
  expect(blurs).toEqual([]);
  await person.tab();
  expect(blurs).toEqual(['left']);
});

test('checkboxes and chips add to and remove from their list', async () => {
  const days: string[][] = [];
  const likes: string[][] = [];
  const person = show(
    <>
      <Hold<string[]> start={['mon']} given={days}>
        {(bound) => (
          <CheckboxGroup
            label="Days"
            options={[
              { value: 'mon', label: 'Monday' },
              { value: 'tue', label: 'Tuesday' },
            ]}
            errors={['Choose a day.']}
            {...bound}
          />
        )}
      </Hold>
      <Hold<string[]> start={[]} given={likes}>
        {(bound) => (
          <Chips multiple label="Likes" options={[{ value: 'music', label: 'Music' }]} {...bound} />
        )}
      </Hold>
    </>,
  );
  await person.click(screen.getByRole('checkbox', { name: 'Tuesday' }));
  await person.click(screen.getByRole('checkbox', { name: 'Monday' }));
  expect(days).toEqual([['mon', 'tue'], ['tue']]);
  expect(screen.getByRole('group', { name: 'Days', description: 'Choose a day.' })).toBeTruthy();
  await person.click(screen.getByText('Music'));
  await person.keyboard(' ');
  expect(likes).toEqual([['music'], []]);
});

test('the switch announces its state and toggles with the space key', async () => {
  const changes: boolean[] = [];
  const person = show(
    <Hold<boolean> start={false} given={changes}>
      {(bound) => <Switch label="Tell me" hint="By push." errors={['Not allowed.']} {...bound} />}
    </Hold>,
  );
  const control = screen.getByRole('switch', {
    name: 'Tell me',
    description: 'By push. Not allowed.',
    checked: false,
  });
  await person.tab();
  await person.keyboard(' ');
  expect(changes).toEqual([true]);
  expect(control.getAttribute('aria-checked')).toBe('true');
});
