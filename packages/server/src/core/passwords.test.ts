import { expect, it } from 'vitest';

import { createPasswords } from './passwords.ts';

it('are hashed with Argon2id at OWASP’s cost, each with its own salt', async () => {
  const passwords = createPasswords();
  const [one, two] = [await passwords.hash('a password'), await passwords.hash('a password')];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(two);
  expect(await passwords.matches('a password', one)).toBe(true);
  expect(await passwords.matches('another', one)).toBe(false);
});

it('do the same work for somebody who does not exist', async () => {
  const passwords = createPasswords();
  const stored = await passwords.hash('a password');
  const time = async (hash: string | undefined) => {
    const start = performance.now();
    for (let each = 0; each < 10; each += 1) await passwords.matches('wrong', hash);
    return performance.now() - start;
  };
  await time(stored);
  const ratio = (await time(undefined)) / (await time(stored));
  expect(ratio).toBeGreaterThan(0.4);
  expect(ratio).toBeLessThan(2.5);
});

it('refuse with 429 instead of piling up without end', async () => {
  const passwords = createPasswords({
    algorithm: 2,
    memoryCost: 1024,
    timeCost: 1,
    parallelism: 1,
  });
  const results = await Promise.allSettled(
    Array.from({ length: 250 }, () => passwords.matches('x', undefined)),
  );
  const refused = results.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.every(({ reason }) => (reason as { status: number }).status === 429)).toBe(true);
  expect(await passwords.matches('x', undefined)).toBe(false);
});
