import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { realSmtpServer } from '../testing/smtp-server.ts';
import { createMailer } from './mailer.ts';
import {
  invitation,
  noAccount,
  passwordChanged,
  passwordReset,
  update,
  updateAttached,
} from './messages.ts';

describe('mail', () => {
  it('goes out by SMTP when that is configured', async () => {
    const smtp = await realSmtpServer();
    const DATA_DIR = await mkdtemp(join(tmpdir(), 'relish-'));
    const mailer = createMailer({
      SMTP_URL: smtp.url,
      MAIL_FROM: 'Relish <mail@relish.example>',
      DATA_DIR,
    });
    await mailer.send({
      to: 'anne@example.org',
      ...passwordReset('https://relish.example/reset-password#x'),
    });
    await mailer.send({ to: 'package-a@relish.test', ...noAccount('https://relish.example') });
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

  it('carries an update by SMTP as a link, or attached whole', async () => {
    const smtp = await realSmtpServer();
    const DATA_DIR = await mkdtemp(join(tmpdir(), 'relish-'));
    const mailer = createMailer({ SMTP_URL: smtp.url, MAIL_FROM: 'mail@relish.example', DATA_DIR });
    const to = 'anne@example.org';
    await mailer.send({
      to,
      ...update('Rose House', 'https://relish.example/download-report?id=1'),
    });
    const content = Buffer.from('%PDF-1.7 of a page');
    const filename = 'update.pdf';
    await mailer.send({
      to,
      ...updateAttached('Rose House'),
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

  it('is a file otherwise, and never half of one', async () => {
    const DATA_DIR = await mkdtemp(join(tmpdir(), 'relish-'));
    const mailer = createMailer({ MAIL_FROM: 'Relish <mail@relish.example>', DATA_DIR });
    await mailer.send({ to: 'anne@example.org', ...passwordChanged('https://relish.example') });
    expect(await readdir(join(DATA_DIR, 'mail'))).toEqual([expect.stringMatching(/^\d.*\.eml$/)]);
  });

  it('fails when the server cannot be reached, so that the job tries again', async () => {
    const mailer = createMailer({
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'x@example.org',
      DATA_DIR: '/nowhere',
    });
    await expect(mailer.send({ to: 'anne@example.org', ...noAccount('') })).rejects.toMatchObject({
      code: 'ESOCKET',
    });
    mailer.close();
  });

  it('names nobody in its subject', () => {
    expect(invitation('Rosewood House', 'link').subject).not.toContain('Rosewood');
  });
});
