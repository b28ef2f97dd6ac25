import { setImmediate as nextTurn } from 'node:timers/promises';

import { expect, it } from 'vitest';

import { mapInSlices } from './in-slices.ts';

const items = Array.from({ length: 8 }, (_, at) => at);

it('maps every item in order', async () => {
  expect(await mapInSlices(items, (item) => item * 2)).toEqual(items.map((item) => item * 2));
});

it('yields to other work while mapping slow items', async () => {
  const order: string[] = [];
  const slow = (item: number) => {
    for (const began = performance.now(); performance.now() - began < 6;);
    order.push(`item ${item}`);
  };
  const mapped = mapInSlices(items, slow);
  await nextTurn();
  order.push('other work');
  await mapped;
  expect(order.indexOf('other work')).toBeLessThan(order.indexOf('item 7'));
});
