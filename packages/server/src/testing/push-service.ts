import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  randomUUID,
  verify,
} from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

import type { PushHost } from '../web-push/hosts.ts';
import type { PushMessage } from '../web-push/messages.ts';

export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const created = (response: ServerResponse) => void response.writeHead(201).end();

/** A local push service that answers as a test wants. */
export async function testPushService() {
  const received: Received[] = [];
  let answer: (response: ServerResponse) => void = created;
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      received.push({ path: request.url ?? '', headers: request.headers, body });
      answer(response);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const port = String((server.address() as AddressInfo).port);
  const origin = `http://127.0.0.1:${port}`;
  const host: PushHost = { protocol: 'http:', host: '127.0.0.1', port };

  return {
    origin,
    host,
    received,
    /** Answers until the next call; 201 by default. */
    answers: (next: (response: ServerResponse) => void = created) => {
      answer = next;
    },
    browser: () => testBrowser(origin, received),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** A subscribed browser that decrypts its notifications. */
function testBrowser(origin: string, received: Received[]) {
  const path = `/push/${randomUUID()}`;
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys();
  const auth = randomBytes(16);

  // RFC 8291: ECDH secret combined with the auth secret.
  const open = (body: Buffer): PushMessage => {
    const salt = body.subarray(0, 16);
    const sender = body.subarray(21, 21 + body.readUInt8(20));
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]);
    const key = hkdf(pair.computeSecret(sender), auth, info, 32);
    const sealed = body.subarray(21 + sender.length);
    const cipher = createDecipheriv(
      'aes-128-gcm',
      hkdf(key, salt, 'Content-Encoding: aes128gcm\0', 16),
      hkdf(key, salt, 'Content-Encoding: nonce\0', 12),
    );
    cipher.setAuthTag(sealed.subarray(-16));
    const text = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
    return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString()) as PushMessage;
  };

  const requests = () => received.filter((each) => each.path === path);
  return {
    subscription: {
      endpoint: origin + path,
      keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    },
    requests,
    shown: () => requests().map(({ body }) => open(body)),
  };
}

const hkdf = (key: Buffer, salt: Buffer, info: string | Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** Claims of a VAPID header and whether its key signed them (RFC 8292). */
export function readVapid(authorization = '') {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  return {
    key,
    claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) as {
      aud: string;
      sub: string;
      exp: number;
    },
    isSigned: verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    ),
  };
}
