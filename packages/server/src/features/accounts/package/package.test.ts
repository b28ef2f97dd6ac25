import { expect, it } from 'vitest';

import { testApp } from '../../../testing/test-app.ts';

const CONTACT = {
  OPERATOR_CONTACT_NAME: 'Relish Care Ltd',
  OPERATOR_CONTACT_EMAIL: 'hello@relish.example',
  OPERATOR_CONTACT_PHONE: '01632 960 200',
};

it('tells managers and family leads how to reach the operator', async () => {
  const t = await testApp(CONTACT);
  const people = [
    await t.signIn({ expired: true }),
    await t.signIn({ kind: 'family', role: 'family_lead', package_title: 'Package A' }),
  ];
  for (const { token } of people)
    expect((await t.call('package/contact', {}, { token })).body).toEqual({
      name: 'Relish Care Ltd',
      email: 'hello@relish.example',
      telephone: '01632 960 200',
    });
});

it('tells colleagues and relatives nothing', async () => {
  const t = await testApp(CONTACT);
  for (const role of ['carer', 'relative', 'viewer_inspector'] as const) {
    const { token } = await t.signIn({ role });
    expect((await t.call('package/contact', {}, { token })).status).toBe(403);
  }
});

it('is empty until the operator configures it', async () => {
  const t = await testApp();
  const { token } = await t.signIn();
  expect((await t.call('package/contact', {}, { token })).body).toEqual({
    name: null,
    email: null,
    telephone: null,
  });
});
