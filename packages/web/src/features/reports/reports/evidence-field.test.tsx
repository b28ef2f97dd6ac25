import { frameworkFor } from '@relish/shared/reports/evidence/frameworks.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { Hold, show } from '../../../testing/show.tsx';
import { EvidenceField } from './evidence-field.tsx';

const framework = frameworkFor('england', '2026-11-15');

function open(suggested: string[], start: string[] = []) {
  if (!framework) throw new Error('England has a framework.');
  const changes: string[][] = [];
  const person = show(
    <Hold start={start} given={changes}>
      {(control) => <EvidenceField {...{ framework, suggested }} {...control} />}
    </Hold>,
  );
  return { person, changes };
}

test('adds suggestions one by one or all at once', async () => {
  const { person, changes } = open(['eng23.caring.choice', 'eng23.responsive.person']);
  const [chip] = screen.getAllByRole('checkbox', { name: 'Independence, choice and control' });
  await person.click(chip as HTMLElement);
  expect(changes.at(-1)).toEqual(['eng23.caring.choice']);
  await person.click(chip as HTMLElement);
  await person.click(screen.getByRole('button', { name: 'Take all 2 suggestions' }));
  expect(changes.at(-1)).toEqual(['eng23.caring.choice', 'eng23.responsive.person']);
});

test('offers all codes in a folded list, and shows a chosen one outside it as well', async () => {
  const { person, changes } = open([]);
  expect(screen.getByText(/Suggestions appear here/)).toBeTruthy();
  await person.click(screen.getByText('Choose from all: Quality statements'));
  await person.click(screen.getByRole('checkbox', { name: 'Safe environments' }));
  expect(changes).toEqual([['eng23.safe.environments']]);
  expect(screen.getAllByRole('checkbox', { name: 'Safe environments' })).toHaveLength(2);
});
