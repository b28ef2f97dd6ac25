import { frameworkFor } from '@relish/shared/evidence/frameworks.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { Hold, show } from '../testing/show.tsx';
import { EvidenceField } from './evidence-field.tsx';

const framework = frameworkFor('england', '2026-11-15');

function open(suggested: string[], start: string[] = []) {
  if (!framework) throw new Error('England has a framework.');
  const given: string[][] = [];
  const person = show(
    <Hold start={start} given={given}>
      {(held) => <EvidenceField {...{ framework, suggested }} {...held} />}
    </Hold>,
  );
  return { person, given };
}

test('suggestions are taken one by one, or all at once', async () => {
  const { person, given } = open(['eng23.caring.choice', 'eng23.responsive.person']);
  const [chip] = screen.getAllByRole('checkbox', { name: 'Independence, choice and control' });
  await person.click(chip as HTMLElement);
  expect(given.at(-1)).toEqual(['eng23.caring.choice']);
  await person.click(chip as HTMLElement);
  await person.click(screen.getByRole('button', { name: 'Take all 2 suggestions' }));
  expect(given.at(-1)).toEqual(['eng23.caring.choice', 'eng23.responsive.person']);
});

test('everything else is a fold away, and stays in sight once it is chosen', async () => {
  const { person, given } = open([]);
  expect(screen.getByText(/Suggestions appear here/)).toBeTruthy();
  await person.click(screen.getByText('Choose from all: Quality statements'));
  await person.click(screen.getByRole('checkbox', { name: 'Safe environments' }));
  expect(given).toEqual([['eng23.safe.environments']]);
  expect(screen.getAllByRole('checkbox', { name: 'Safe environments' })).toHaveLength(2);
});
