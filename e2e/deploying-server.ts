import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Stands before the real server and, once told to, answers as after a deploy: with another worker. */
export async function startDeploying(behind: string) {
  let version = '';
  const server = createServer((incoming, outgoing) => {
    const { url = '/', method } = incoming;
    // Whole and uncompressed, so that there is something to write into.
    const { 'if-none-match': _etag, 'accept-encoding': _encoding, ...headers } = incoming.headers;
    const asked = { method, headers };
    const forwarded = request(new URL(url, behind), asked, (answer) => {
      if (url === '/sw.js' && version !== '') void answerChanged(answer, outgoing, version);
      else answer.pipe(outgoing.writeHead(answer.statusCode ?? 502, answer.headers));
    });
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    deploy: (next: string) => {
      version = next;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The worker of the next version keeps its shell under another name. */
async function answerChanged(answer: IncomingMessage, outgoing: ServerResponse, version: string) {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  const script = Buffer.concat(chunks).toString();
  const { 'content-length': _length, etag: _etag, ...headers } = answer.headers;
  outgoing.writeHead(answer.statusCode ?? 502, headers);
  // Its version is the only text of twelve hexadecimal digits.
  outgoing.end(script.replace(/(?<![\w-])[\da-f]{12}(?=['"`])/, version));
}
