import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A proxy in front of the real server that can simulate a deploy by serving a new service worker.
 */
export async function startDeploying(behind: string) {
  let version = '';
  const server = createServer((incoming, outgoing) => {
    const { url = '/', method } = incoming;
    // Requests a complete, uncompressed answer, so that it can be edited.
    const { 'if-none-match': _etag, 'accept-encoding': _encoding, ...headers } = incoming.headers;
    const options = { method, headers };
    const forwarded = request(new URL(url, behind), options, (answer) => {
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

/** The next version's worker uses another cache name. */
async function answerChanged(answer: IncomingMessage, outgoing: ServerResponse, version: string) {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  const script = Buffer.concat(chunks).toString();
  const { 'content-length': _length, etag: _etag, ...headers } = answer.headers;
  outgoing.writeHead(answer.statusCode ?? 502, headers);
  // The version is the only text of twelve hexadecimal digits.
  outgoing.end(script.replace(/(?<![\w-])[\da-f]{12}(?=['"`])/, version));
}
