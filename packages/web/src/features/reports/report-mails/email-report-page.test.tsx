import type { Output } from '@relish/shared/calls.ts';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { expectHeading } from '../../../testing/expect-heading.ts';
import { makeContent } from '../../../testing/make-content.ts';
import { PEGGY } from '../../../testing/make-resident.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';
// Imported up front, so that lazy loading does not count towards a test's timeout.
import '../../../app/shell.tsx';
import './email-report-page.tsx';

const SUSAN = '0197a000-0000-7000-8000-0000000000e1';
const DOCUMENT = '0197a000-0000-7000-8000-0000000000d1';

type Recipients = Output<'report-mails/recipients'>;

const FAMILY: Recipients = {
  preferred_name: 'Peggy',
  last_name: 'Hartley',
  deceased: false,
  attachments: false,
  recipients: [
    {
      link_id: SUSAN,
      user_id: SUSAN,
      name: 'Susan Hartley',
      relationship: 'child',
      obstacle: null,
    },
    {
      link_id: DOCUMENT,
      user_id: null,
      name: 'Tom Hartley',
      relationship: 'child',
      obstacle: 'no_account',
    },
  ],
};

function start({
  user = makeUser(),
  family,
}: { user?: ReturnType<typeof makeUser>; family?: Partial<Recipients> } = {}) {
  const api = signedInApi(user);
  api.answers('report-mails/recipients', { ...FAMILY, ...family });
  api.answers('report-mails/list', []);
  api.answers('documents/preview', makeContent());
  api.answers('report-mails/send', { document_id: DOCUMENT, mails: 1 });
  renderApp(`/email-report?resident=${PEGGY}`, { token: 'a-token' });
  return { api, person: userEvent.setup() };
}

const press = (name: string) => screen.getByRole('button', { name });
const tick = (name: string) => screen.getByRole('checkbox', { name });

test('sends to a verified relative after a preview, and says why another cannot receive it', async () => {
  const { api, person } = start();
  await screen.findByText('For the family of Peggy Hartley: only what is shared with them.');
  expect(screen.getByText('Tom Hartley: has no account yet')).toBeTruthy();
  expect(screen.getByText('They get a link and sign in to read it.')).toBeTruthy();
  await person.click(tick('Susan Hartley'));
  expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull();
  await person.click(press('Preview'));
  await screen.findByText('Subject: An update from Rosewood House');
  await person.click(press('Send to 1 person'));
  await screen.findByText('It is on its way');
  expect(api.sentTo('report-mails/send')[0]?.input).toMatchObject({
    resident_id: PEGGY,
    recipient_ids: [SUSAN],
    addresses: [],
    attach: false,
  });
  expect(document.title).not.toContain('Peggy');
});

test('sends nothing without a recipient', async () => {
  const { api, person } = start();
  await expectHeading('E-mail an update');
  await person.click(await screen.findByRole('button', { name: 'Preview' }));
  await person.click(await screen.findByRole('button', { name: 'Send to 0 people' }));
  expect(api.sentTo('report-mails/send')).toEqual([]);
});

test('lets only managers type an address and confirm it', async () => {
  const { api, person } = start({ family: { attachments: true } });
  await person.type(await screen.findByLabelText('E-mail address'), 'Aunt@Example.org');
  await person.click(press('Add'));
  await person.click(tick('I have checked each address, and that they may read this.'));
  await person.click(press('Preview'));
  await person.click(await screen.findByRole('button', { name: 'Send to 1 person' }));
  await screen.findByText('It is on its way');
  expect(api.sentTo('report-mails/send')[0]?.input).toMatchObject({
    addresses: ['aunt@example.org'],
    addresses_checked: true,
    attach: true,
  });
});

test('offers a nurse no field for other addresses', async () => {
  start({ user: makeUser({ role: 'nurse' }), family: { attachments: true } });
  await screen.findByRole('checkbox', { name: 'Susan Hartley' });
  expect(screen.queryByLabelText('E-mail address')).toBeNull();
});

test('shows the delivery status of each mail in words', async () => {
  const { api } = start();
  const mail = {
    id: SUSAN,
    to: 'Susan Hartley',
    attach: false,
    status: 'bounced' as const,
    from_day: '2026-10-17',
    to_day: '2026-11-15',
    sent_by: 'Grace Adeyemi',
    created_at: '2026-11-15T10:00:00.000Z',
    sent_at: null,
    opened_at: null,
  };
  api.answers('report-mails/list', [
    mail,
    { ...mail, id: DOCUMENT, status: 'sent', opened_at: '2026-11-15T11:00:00.000Z' },
  ]);
  await screen.findByText('Not delivered: the address refuses it');
  expect(screen.getByText('Opened')).toBeTruthy();
});

test.each([
  ['Package B', false, 'Sending updates is not part of your package'],
  ['Package D', true, 'Sending is paused'],
] as const)(
  'on %s, expired %s, says why mails are locked and what to do',
  async (title, expired, words) => {
    const api = signedInApi(makeUser({ package: { title, is_basic: false }, expired }));
    renderApp(`/email-report?resident=${PEGGY}`, { token: 'a-token' });
    await screen.findByRole('heading', { name: words });
    expect(screen.getByRole('link', { name: 'Download a report' }).getAttribute('href')).toBe(
      `/download-report?kind=family_update&resident=${PEGGY}`,
    );
    expect(api.sentTo('report-mails/recipients')).toEqual([]);
  },
);
