import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import { SMTPServer } from 'smtp-server';

/** A real SMTP server; `refuse` may reject a recipient with a code. */
export async function realSmtpServer({
  refuse = () => undefined,
}: { refuse?: (address: string) => number | undefined } = {}) {
  const received: { from: string; to: string[]; content: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      const responseCode = refuse(address);
      if (responseCode === undefined) done();
      else done(Object.assign(new Error('not here'), { responseCode }));
    },
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
