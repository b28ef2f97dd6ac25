import { mkdtemp, readdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import { SMTPServer } from 'smtp-server';
import { describe, expect, it } from 'vitest';

import { createMailer } from './mailer.ts';
import { invitation, noAccount, passwordChanged, passwordReset } from './messages.ts';

async function realSmtpServer() {
  const received: { from: string; to: string[]; content: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      void text(stream).then((content) => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: (mailFrom || { address: '' }).address,
          to: rcptTo.map(({ address }) => address),
          content,
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { url: `smtp://127.0.0.1:${port}`, received, close };
}

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
