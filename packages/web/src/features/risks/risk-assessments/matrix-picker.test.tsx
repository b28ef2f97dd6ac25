import type { RiskLevel } from '@relish/shared/risks/risk-assessments/matrix.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { Hold, show } from '../../../testing/show.tsx';
import { MatrixPicker } from './matrix-picker.tsx';

type Rating = { likelihood: RiskLevel; severity: RiskLevel };

function open() {
  const given: Rating[] = [];
  const person = show(
    <Hold<Rating> start={{ likelihood: 3, severity: 3 }} given={given}>
      {(control) => <MatrixPicker label="Risk before" {...control} />}
    </Hold>,
  );
  return { person, given };
}

test('rates a risk by tapping a cell that says its words', async () => {
  const { person, given } = open();
  await person.click(screen.getByRole('radio', { name: '20, Extreme: Likely and Catastrophic' }));
  expect(given).toEqual([{ likelihood: 4, severity: 5 }]);
  expect(screen.getByText('Extreme')).toBeTruthy();
});

test('moves in four directions with the arrow keys and stops at the edges', async () => {
  const { person, given } = open();
  await person.tab();
  await person.keyboard('{ArrowUp}{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(given.at(-1)).toEqual({ likelihood: 4, severity: 5 });
  expect(document.activeElement?.getAttribute('aria-checked')).toBe('true');
  await person.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowLeft}');
  expect(given.at(-1)).toEqual({ likelihood: 1, severity: 4 });
});

test('rates a risk in words', async () => {
  const { person, given } = open();
  await person.selectOptions(screen.getByLabelText('How likely?'), '1');
  await person.selectOptions(screen.getByLabelText('How serious?'), '2');
  expect(given.at(-1)).toEqual({ likelihood: 1, severity: 2 });
  expect(screen.getByText('Low')).toBeTruthy();
});
