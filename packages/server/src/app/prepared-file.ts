import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

import type { FastifyReply, FastifyRequest } from 'fastify';

const compressors = { br: promisify(brotliCompress), gzip: promisify(gzip) };
type Encoding = keyof typeof compressors;

const COMPRESSIBLE = /^(text\/|image\/svg|application\/(json|manifest\+json))/;

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  // The preview of photo books has a font in both forms.
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};

/** Undefined for files no browser requests directly. */
export const contentType = (name: string): string | undefined => TYPES[extname(name)];

/** A small immutable file held in memory with its compressed variants. */
export interface PreparedFile {
  plain: Buffer;
  encoded: Partial<Record<Encoding, Buffer>>;
  etag: string;
  headers: Record<string, string>;
}

export async function prepareFile(
  content: Buffer,
  headers: Record<string, string> & { 'content-type': string },
  /** Variants the build has already compressed. */
  encoded?: PreparedFile['encoded'],
): Promise<PreparedFile> {
  encoded ??= COMPRESSIBLE.test(headers['content-type']) ? await compressed(content) : {};
  // Weak, because all encodings share it.
  const etag = `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  return { plain: content, encoded, etag, headers };
}

async function compressed(content: Buffer) {
  const encoded: PreparedFile['encoded'] = {};
  for (const encoding of ['br', 'gzip'] as const) {
    const bytes = await compressors[encoding](content);
    if (bytes.length < content.length) encoded[encoding] = bytes;
  }
  return encoded;
}

/** Sends the smallest accepted encoding, or 304. */
export function sendPrepared(file: PreparedFile, request: FastifyRequest, reply: FastifyReply) {
  void reply.headers({ ...file.headers, etag: file.etag });
  varyByEncoding(reply);
  if (request.headers['if-none-match'] === file.etag) return reply.code(304).send();
  const encoding = bestEncoding(request.headers['accept-encoding'] ?? '', file);
  if (encoding) void reply.header('content-encoding', encoding);
  return reply.send((encoding && file.encoded[encoding]) ?? file.plain);
}

/** Proxies must not mix encodings. Appends, because CORS also sets this header. */
function varyByEncoding(reply: FastifyReply) {
  const before = reply.getHeader('vary');
  void reply.header('vary', before ? `${String(before)}, accept-encoding` : 'accept-encoding');
}

const REFUSED = /;\s*q=0(\.0+)?$/;

function bestEncoding(accepted: string, { encoded }: PreparedFile): Encoding | undefined {
  const offers = accepted.split(',').map((each) => each.trim().toLowerCase());
  const names = new Set(
    offers.filter((each) => !REFUSED.test(each)).map((each) => each.split(';')[0]?.trim()),
  );
  return (['br', 'gzip'] as const).find((each) => encoded[each] && names.has(each));
}
