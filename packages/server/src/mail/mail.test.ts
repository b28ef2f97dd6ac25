import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { realSmtpServer } from '../testing/smtp-server.ts';
import { createMailer } from './mailer.ts';
import * as messages from './messages.ts';

describe('mail', () => {
  it('is sent by SMTP if configured', async () => {
    const smtp = await realSmtpServer();
    const DATA_DIR = await mkdtemp(join(tmpdir(), 'relish-'));
    const mailer = createMailer({
      SMTP_URL: smtp.url,
      MAIL_FROM: 'Relish <mail@relish.example>',
      DATA_DIR,
    });
    await mailer.send({
      to: 'anne@example.org',
      isDemo: false,
      ...messages.passwordReset('https://relish.example/reset-password#x'),
    });
    await mailer.send({
      to: 'package-a@relish.test',
      isDemo: false,
      ...messages.noAccount('https://relish.example'),
    });
    expect(smtp.received).toEqual([
      {
        from: 'mail@relish.example',
        to: ['anne@example.org'],
        content: expect.stringContaining('Choose a new password'),
      },
    ]);
    expect(await readdir(join(DATA_DIR, 'mail'))).toHaveLength(1);
    mailer.close();
    await smtp.close();
  });

  it('carries an update as a link or as an attachment', async () => {
    const smtp = await realSmtpServer();
    const DATA_DIR = await mkdtemp(join(tmpdir(), 'relish-'));
    const mailer = createMailer({ SMTP_URL: smtp.url, MAIL_FROM: 'mail@relish.example', DATA_DIR });
    const to = 'anne@example.org';
    await mailer.send({
      to,
      isDemo: false,
      ...messages.update('Rose House', 'https://relish.example/download-report?id=1'),
    });
    const content = Buffer.from('%PDF-1.7 of a page');
    const filename = 'update.pdf';
    await mailer.send({
      to,
      isDemo: false,
      ...messages.updateAttached('Rose House'),
      attachments: [{ filename, content, contentType: 'application/pdf' }],
    });
    const [linked, attached] = smtp.received.map((mail) => mail.content);
    expect(linked).toContain('Subject: An update from Rose House');
    expect(linked).toContain('download-report?id=3D1');
    expect(linked).not.toContain('application/pdf');
    expect(attached).toContain('Content-Type: application/pdf; name=update.pdf');
    expect(attached).toContain(content.toString('base64'));
    mailer.close();
    await smtp.close();
  });

  it('is otherwise written to a file atomically', async () => {
    const DATA_DIR = await mkdtemp(join(tmpdir(), 'relish-'));
    const mailer = createMailer({ MAIL_FROM: 'Relish <mail@relish.example>', DATA_DIR });
    await mailer.send({
      to: 'anne@example.org',
      isDemo: false,
      ...messages.passwordChanged('https://relish.example'),
    });
    expect(await readdir(join(DATA_DIR, 'mail'))).toEqual([expect.stringMatching(/^\d.*\.eml$/)]);
  });

  it('rejects when the server is unreachable, so that the job is retried', async () => {
    const mailer = createMailer({
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'x@example.org',
      DATA_DIR: '/nowhere',
    });
    await expect(
      mailer.send({ to: 'anne@example.org', isDemo: false, ...messages.noAccount('') }),
    ).rejects.toMatchObject({
      code: 'ESOCKET',
    });
    mailer.close();
  });
});

describe('a subject', () => {
  const HOME = 'Rosewood House';
  const LINK = 'https://relish.example/#Peggy-Moss';
  const made = {
    passwordReset: messages.passwordReset(LINK),
    confirmEmail: messages.confirmEmail(LINK),
    alreadyRegistered: messages.alreadyRegistered(LINK),
    noAccount: messages.noAccount(LINK),
    passwordChanged: messages.passwordChanged(LINK),
    emailChangeConfirm: messages.emailChangeConfirm(LINK),
    emailChangeNotice: messages.emailChangeNotice(LINK),
    addressTaken: messages.addressTaken(),
    invitation: messages.invitation(HOME, LINK),
    relativeLinked: messages.relativeLinked(HOME, LINK),
    update: messages.update(HOME, LINK),
    updateAttached: messages.updateAttached(HOME),
    eventsChanged: messages.eventsChanged({
      home: HOME,
      what: 'moved',
      titles: ['Tea with Peggy Moss'],
      link: LINK,
    }),
    gotPlace: messages.gotPlace({ home: HOME, title: 'Tea with Peggy Moss', link: LINK }),
    eventTomorrow: messages.eventTomorrow({
      home: HOME,
      titles: ['Tea with Peggy Moss'],
      link: LINK,
      choice: LINK,
    }),
    newMessages: messages.newMessages({ home: HOME, threads: 2, link: LINK, choice: LINK }),
    weekPublished: messages.weekPublished({
      home: HOME,
      from: '23 Nov 2026',
      count: 4,
      link: LINK,
      choice: LINK,
    }),
    photoAnswered: messages.photoAnswered({ home: HOME, link: LINK }),
    proposalAnswered: messages.proposalAnswered({ home: HOME, link: LINK }),
    surveyInvitation: messages.surveyInvitation({
      home: HOME,
      link: LINK,
      lastDay: '23 November 2026',
      fingerprint: null,
    }),
    week: messages.week(HOME, ['Peggy Moss was missed'], LINK),
  } satisfies Record<keyof typeof messages, { subject: string }>;
  // These go to people who already know the home; the others may reach a stranger's locked screen.
  const NAME_THE_HOME = new Set(['update', 'updateAttached', 'week']);

  it.each(Object.entries(made))('of %s names no person, and no home to strangers', (name, mail) => {
    expect(mail.subject).not.toMatch(/Peggy|Moss/);
    expect(mail.subject.includes('Rosewood')).toBe(NAME_THE_HOME.has(name));
  });

  it('is checked for every message', () => {
    expect(Object.keys(made).toSorted()).toEqual(Object.keys(messages).toSorted());
  });
});
