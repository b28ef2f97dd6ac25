import { expect, it } from 'vitest';

import { timeRatio } from '../testing/time-ratio.ts';
import { createPasswords } from './passwords.ts';

const HERE = '192.0.2.1';

it('hashes passwords with Argon2id at OWASP’s cost and a separate salt', async () => {
  const passwords = createPasswords();
  const [one, two] = [
    await passwords.hash('a password', HERE),
    await passwords.hash('a password', HERE),
  ];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(two);
  expect(await passwords.matches('a password', one, HERE)).toBe(true);
  expect(await passwords.matches('another', one, HERE)).toBe(false);
});

it('does the same work for an unknown user', async () => {
  const passwords = createPasswords();
  const stored = await passwords.hash('a password', HERE);
  const compare = (hash: string | undefined) => () => passwords.matches('wrong', hash, HERE);
  const ratio = await timeRatio(compare(undefined), compare(stored), 15);
  // Without the dummy hash the ratio would be close to zero.
  expect(ratio).toBeGreaterThan(0.3);
  expect(ratio).toBeLessThan(3);
});

it('refuses with 429 above the queue limits, per network first', async () => {
  const passwords = createPasswords({
    algorithm: 2,
    memoryCost: 1024,
    timeCost: 1,
    parallelism: 1,
  });
  const tries = (count: number, address: (index: number) => string) =>
    Promise.allSettled(
      Array.from({ length: count }, (_, index) =>
        passwords.matches('x', undefined, address(index)),
      ),
    );
  const [crowd, someone] = await Promise.all([tries(50, () => HERE), tries(1, () => '192.0.2.2')]);
  const refused = crowd.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
  expect(refused.length).toBeGreaterThanOrEqual(25);
  expect(refused.every(({ reason }) => (reason as { status: number }).status === 429)).toBe(true);
  expect(someone[0]?.status).toBe('fulfilled');

  const everybody = await tries(250, (index) => `192.0.2.${index}`);
  expect(everybody.some(({ status }) => status === 'rejected')).toBe(true);
  expect(await passwords.matches('x', undefined, HERE)).toBe(false);
});
