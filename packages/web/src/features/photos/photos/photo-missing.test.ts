import type { WhoSees } from '@relish/shared/photos/photos/photo.ts';
import { expect, test } from 'vitest';

import { listMissing } from './photo-missing.ts';
import type { NamedPerson } from './photo-values.ts';

const TOM = { id: '0197a000-0000-7000-8000-000000000c02', preferred_name: 'Tom' };
const tom: NamedPerson = {
  kind: 'resident',
  resident_id: TOM.id,
  preferred_name: TOM.preferred_name,
  region: { x: 0, y: 0, w: 100, h: 100 },
  agreed: false,
  treatment: 'show',
};
const child: NamedPerson = { ...tom, kind: 'child', resident_id: null, preferred_name: null };

const withheld = (
  code: WhoSees['reasons'][number]['code'],
  residents: (typeof TOM)[] = [TOM],
  audience: WhoSees['audience'] = 'own_family',
): WhoSees => ({ audience, resident: null, sees: 'nothing', reasons: [{ code, residents }] });

test('lists a person because of whom a family does not see the photo', () => {
  const [missing] = listMissing([tom], [withheld('no_other_families')]);
  expect(missing).toMatchObject({ index: 0, canBlur: true });
});

test('lists a person once, although several families do not see them', () => {
  const twice = [withheld('no_other_families'), withheld('no_other_families')];
  expect(listMissing([tom], twice)[0]?.reasons).toHaveLength(1);
});

test('leaves out a person who is blurred, unless the place is not marked', () => {
  const blurred = { ...tom, treatment: 'blur' } as const;
  expect(listMissing([blurred], [withheld('no_other_families')])).toEqual([]);
  const unmarked = { ...blurred, region: null };
  expect(listMissing([unmarked], [withheld('no_other_families')])).toHaveLength(1);
});

test('does not offer to blur a person for their own family', () => {
  expect(listMissing([tom], [withheld('no_own_family')])[0]?.canBlur).toBe(false);
});

test('lists a child until a parent or the school has agreed', () => {
  const why = [withheld('child', [])];
  expect(listMissing([child], why)).toHaveLength(1);
  expect(listMissing([{ ...child, agreed: true }], why)).toEqual([]);
});

test('asks nothing about public use', () => {
  expect(listMissing([tom], [withheld('no_external', [TOM], 'external')])).toEqual([]);
});
