import { createHash, createHmac } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import S3rver from 's3rver';

const KEY = 'S3RVER';
const BUCKET = 'pictures';

export async function testS3Server() {
  const directory = await mkdtemp(join(tmpdir(), 'relish-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    vhostBuckets: false,
    configureBuckets: [{ name: BUCKET }],
  });
  // s3rver does not verify version 4 signatures.
  server.middleware.unshift(async (context, next) => {
    if (isSigned(context.req)) return next();
    context.status = 403;
    context.body = '<Error><Code>SignatureDoesNotMatch</Code></Error>';
  });
  const { port } = await server.run();
  return {
    folder: join(directory, BUCKET),
    config: {
      S3_URL: `http://127.0.0.1:${port}/${BUCKET}`,
      S3_REGION: 'eu-west-2',
      S3_ACCESS_KEY_ID: KEY,
      S3_SECRET_ACCESS_KEY: KEY,
    },
    close: () => server.close(),
  };
}

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=\w+\/([\w/-]+), SignedHeaders=([\w;-]+), Signature=(\w+)$/;

/** Recomputes AWS Signature Version 4. */
function isSigned({ method, url = '', headers }: IncomingMessage): boolean {
  const [, scope = '', names = '', signature] =
    AUTHORIZATION.exec(headers.authorization ?? '') ?? [];
  const [path, query = ''] = url.split('?');
  const lines = names.split(';').map((name) => `${name}:${String(headers[name])}\n`);
  const payload = String(headers['x-amz-content-sha256']);
  const request = [method, path, query, lines.join(''), names, payload].join('\n');
  const hashed = createHash('sha256').update(request).digest('hex');
  const text = ['AWS4-HMAC-SHA256', String(headers['x-amz-date']), scope, hashed].join('\n');
  const hmac = (key: string | Buffer, value: string) =>
    createHmac('sha256', key).update(value).digest();
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${KEY}`);
  return hmac(key, text).toString('hex') === signature;
}
