import { PassThrough } from 'node:stream';

import { expect, it } from 'vitest';

import { type Frame, readFrames, writeFrame } from './frames.ts';

function connect() {
  const [stream, frames]: [PassThrough, Frame[]] = [new PassThrough(), []];
  readFrames(stream, (frame) => frames.push(frame));
  return { stream, frames };
}

it('reads each message with its bytes, in however many pieces they arrive', async () => {
  const sent = new PassThrough();
  writeFrame(sent, { step: 'first', text: 'Zoë' }, [Buffer.from('ab'), Buffer.from('cd')]);
  writeFrame(sent, { step: 'second' }, []);
  sent.end();
  const all = Buffer.concat(await sent.toArray());
  for (const piece of [1, 7, all.length]) {
    const { stream, frames } = connect();
    for (let at = 0; at < all.length; at += piece)
      stream.write(Buffer.from(all.subarray(at, at + piece)));
    await stream
      .end()
      .resume()
      .toArray()
      .catch(() => []);
    expect(frames.map(({ message, bytes }) => [message, bytes.toString()])).toEqual([
      [{ step: 'first', text: 'Zoë' }, 'abcd'],
      [{ step: 'second' }, ''],
    ]);
  }
});
