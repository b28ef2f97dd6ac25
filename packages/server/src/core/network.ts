import { isIPv4, isIPv6 } from 'node:net';

/** One /64 per IPv6 user, because each has a whole one. */
export function network(address: string): string {
  const bare = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/^\[|\].*$|%.*$/g, '');
  const plain = /^\d+\.\d+\.\d+\.\d+:\d+$/.test(bare) ? bare.slice(0, bare.indexOf(':')) : bare;
  if (isIPv4(plain)) return plain;
  // Unparseable proxy headers share one bucket.
  if (!isIPv6(plain)) return 'unknown';
  const [head = '', tail = ''] = plain.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === '' ? [] : tail.split(':');
  const gap = plain.includes('::') ? Math.max(0, 8 - left.length - right.length) : 0;
  return [...left, ...Array.from({ length: gap }, () => '0'), ...right]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
