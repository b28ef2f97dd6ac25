import { expect, it } from 'vitest';

import { network } from './network.ts';

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['192.0.2.7:40001', '192.0.2.7'],
  ['[2001:db8::1]:443', '2001:db8:0:0'],
  ['nonsense', 'unknown'],
  ['', 'unknown'],
])('maps the address %s to the network %s', (address, expected) => {
  expect(network(address)).toBe(expected);
});
