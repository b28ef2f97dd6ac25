import type { FastifyReply, FastifyRequest } from 'fastify';

import { tooLarge, tooMany } from '../core/app-error.ts';

const BYTES_AT_ONCE = 128 * 1024 * 1024;

/** Uploads are held in memory, so their total is capped. */
export function createUploadRoom(maxBytes: number, bytesAtOnce = BYTES_AT_ONCE) {
  let taken = 0;
  /** Reserved before the body is read; released when the answer is sent or the client has gone. */
  return (request: FastifyRequest, reply: FastifyReply) => {
    const announced = Number(request.headers['content-length'] ?? maxBytes);
    const bytes = Number.isSafeInteger(announced) ? announced : maxBytes;
    if (bytes > maxBytes) throw tooLarge(maxBytes);
    if (taken + bytes > bytesAtOnce)
      throw tooMany('Very many pictures are being sent. Please try again.', 10);
    taken += bytes;
    reply.raw.once('close', () => {
      taken -= bytes;
    });
  };
}
