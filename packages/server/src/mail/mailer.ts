import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import nodemailer from 'nodemailer';

interface Mail {
  to: string;
  /** N16: mail of a demonstration home never leaves this machine. */
  isDemo: boolean;
  /** The home it is sent for. */
  carehomeId?: string | undefined;
  subject: string;
  text: string;
  attachments?: { filename: string; content: Buffer; contentType: string }[];
}

/** SMTP if configured, otherwise one file per mail in DATA_DIR/mail. */
export interface Mailer {
  send: (mail: Mail) => Promise<void>;
  close: () => void;
}

export interface MailOptions {
  SMTP_URL?: string | undefined;
  MAIL_FROM: string;
  DATA_DIR: string;
}

const toMessage = ({ to, subject, text, attachments }: Mail) => ({
  to,
  subject,
  text,
  ...(attachments && { attachments }),
});

export function createMailer({ SMTP_URL, MAIL_FROM, DATA_DIR }: MailOptions): Mailer {
  const composer = nodemailer.createTransport(
    { streamTransport: true, buffer: true },
    { from: MAIL_FROM },
  );
  const toFile = async (mail: Mail) => {
    const { message } = await composer.sendMail(toMessage(mail));
    const folder = join(DATA_DIR, 'mail');
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}`;
    // Renamed into place, so a watcher never sees half a mail.
    await writeFile(join(folder, `.${name}`), message as Buffer, { mode: 0o600 });
    await rename(join(folder, `.${name}`), join(folder, `${name}.eml`));
  };
  if (SMTP_URL === undefined) return { send: toFile, close: () => {} };

  const smtp = nodemailer.createTransport(
    {
      url: SMTP_URL,
      pool: true,
      maxConnections: 2,
      connectionTimeout: 15_000,
      socketTimeout: 30_000,
    },
    { from: MAIL_FROM },
  );
  return {
    // Demonstration addresses end in .test, which never resolves (RFC 2606).
    send: async (mail) => {
      if (mail.isDemo || mail.to.endsWith('.test')) await toFile(mail);
      else await smtp.sendMail(toMessage(mail));
    },
    close: () => smtp.close(),
  };
}
