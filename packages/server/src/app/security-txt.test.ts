import { expect, it } from 'vitest';

import { testApp } from '../testing/test-app.ts';

const read = async (options: Parameters<typeof testApp>[0]) => {
  const { app } = await testApp(options);
  return app.inject({ method: 'GET', url: '/.well-known/security.txt' });
};

it('security.txt contains the contact, a future expiry date and its canonical address', async () => {
  const answer = await read({
    publicUrl: 'https://relish.example',
    SECURITY_CONTACT: 'mailto:security@relish.example',
  });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    200,
    'text/plain; charset=utf-8',
  ]);
  expect(answer.body).toBe(
    [
      'Contact: mailto:security@relish.example',
      'Expires: 2027-05-14T09:00:00.000Z',
      'Preferred-Languages: en',
      'Canonical: https://relish.example/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

it('security.txt omits the canonical address without https', async () => {
  const answer = await read({ SECURITY_CONTACT: 'https://relish.example/security' });
  expect(answer.body).not.toContain('Canonical');
});

it('security.txt does not exist without a contact', async () => {
  const answer = await read({});
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
});
