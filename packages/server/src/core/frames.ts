import type { Readable, Writable } from 'node:stream';

import { freeBytes } from './free-bytes.ts';

/** A message between two processes whose bytes are not copied to be sent. */
export interface Frame {
  message: object;
  bytes: Buffer;
}

// Two lengths: of the message as JSON, and of the bytes.
const HEAD_BYTES = 8;

export function writeFrame(
  stream: Writable,
  message: object,
  parts: readonly Buffer[],
  onWritten?: () => void,
) {
  const json = Buffer.from(JSON.stringify(message));
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeUInt32BE(json.length, 0);
  head.writeUInt32BE(
    parts.reduce((sum, { length }) => sum + length, 0),
    4,
  );
  for (const part of [head, json, ...parts]) stream.write(part);
  if (onWritten) stream.write('', onWritten);
}

export function readFrames(stream: Readable, onFrame: (frame: Frame) => void) {
  const head = Buffer.alloc(HEAD_BYTES);
  let target = head;
  let filled = 0;
  const finish = () => {
    filled = 0;
    if (target === head) {
      target = Buffer.allocUnsafeSlow(head.readUInt32BE(0) + head.readUInt32BE(4));
      return;
    }
    const jsonLength = head.readUInt32BE(0);
    const message = JSON.parse(target.toString('utf8', 0, jsonLength)) as object;
    const bytes = target.subarray(jsonLength);
    target = head;
    onFrame({ message, bytes });
  };
  stream.on('data', (chunk: Buffer) => {
    let at = 0;
    while (at < chunk.length) {
      const copied = chunk.copy(target, filled, at);
      at += copied;
      filled += copied;
      if (filled === target.length) finish();
    }
    freeBytes(chunk);
  });
}
