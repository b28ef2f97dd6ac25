import { randomBytes } from 'node:crypto';

import { expect, it } from 'vitest';

import { createSealer } from './sealed.ts';

const { seal, unseal } = createSealer(randomBytes(32));

it.each(['', 'Quaker', 'Ó Súilleabháin 👩🏽‍🦽 \u0000 שלום', 'x'.repeat(100_000)])(
  'returns the sealed text',
  (text) => {
    expect(unseal(seal(text))).toBe(text);
  },
);

it('hides the text and never produces the same output twice', () => {
  const [one, other] = [seal('Methodist'), seal('Methodist')];
  expect(one).not.toBe(other);
  for (const sealed of [one, other]) {
    expect(sealed).toMatch(/^v1\.[\w-]+$/);
    expect(Buffer.from(sealed.slice(3), 'base64url').toString()).not.toContain('Methodist');
  }
});

it('throws for any change to the sealed text', () => {
  const sealed = seal('Sikh');
  const bytes = Buffer.from(sealed.slice(3), 'base64url');
  for (const at of bytes.keys()) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
    expect(() => unseal(`v1.${changed.toString('base64url')}`)).toThrow(Error);
    expect(() => unseal(`v1.${bytes.subarray(0, at).toString('base64url')}`)).toThrow(Error);
  }
  for (const other of ['', 'Sikh', 'v1.', `v2.${sealed.slice(3)}`, sealed.slice(3)])
    expect(() => unseal(other)).toThrow(Error);
});

it('throws for text sealed with another key', () => {
  const other = createSealer(randomBytes(32));
  expect(() => unseal(other.seal('Sikh'))).toThrow(Error);
});
