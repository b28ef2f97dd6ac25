import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Received {
  path: string;
  headers: NodeJS.Dict<string | string[]>;
  body: string;
}

interface Item {
  type: string;
  payload: string;
}

/** Replaces the outside services that receive reports; accepts requests from any page. */
export async function startIngest() {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { url = '', method, headers } = request;
      if (method === 'POST')
        received.push({ path: url, headers, body: Buffer.concat(chunks).toString() });
      response.writeHead(200, {
        'access-control-allow-origin': '*',
        'access-control-allow-headers': '*',
        'content-type': 'application/json',
      });
      response.end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    host: `127.0.0.1:${port}`,
    received,
    /** All items of one type received so far. */
    items: (type: string) =>
      received.flatMap(({ body }) => parseItems(body)).filter((item) => item.type === type),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

/** An envelope is a header line, followed by a header line and the content of each item. */
function parseItems(envelope: string): Item[] {
  const items: Item[] = [];
  let rest = Buffer.from(envelope.slice(envelope.indexOf('\n') + 1));
  while (rest.length > 0) {
    const start = rest.indexOf('\n') + 1;
    const { type, length } = JSON.parse(rest.subarray(0, start).toString()) as {
      type: string;
      length?: number;
    };
    const line = rest.indexOf('\n', start);
    const end = length === undefined ? (line < 0 ? rest.length : line) : start + length;
    items.push({ type, payload: rest.subarray(start, end).toString() });
    rest = rest.subarray(end + 1);
  }
  return items;
}
