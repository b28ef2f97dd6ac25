import type { LiveEvent } from '@relish/shared/chat/live/stream.ts';

/** Yields each event of a stream, and undefined for each sign that it is alive. */
export async function* readEvents(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<LiveEvent | undefined> {
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const blocks = (rest + value).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) yield parse(block);
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function parse(block: string): LiveEvent | undefined {
  const data = /^data: (.*)$/m.exec(block)?.[1];
  return data === undefined ? undefined : (JSON.parse(data) as LiveEvent);
}
