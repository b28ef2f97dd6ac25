import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { ApiError } from './api-error.ts';
import { handleFailuresWith, setBearer } from './client.ts';
import { upload } from './upload.ts';

const ID = '0197a000-0000-7000-8000-0000000000aa';

/** Replaces XMLHttpRequest, one request at a time. */
class FakeRequest extends EventTarget {
  static last: FakeRequest;
  upload = new EventTarget();
  headers: Record<string, string> = {};
  status = 0;
  responseText = '';
  address = '';
  sent: unknown;

  constructor() {
    super();
    FakeRequest.last = this;
  }
  open(method: string, address: string) {
    this.address = `${method} ${address}`;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(body: unknown) {
    this.sent = body;
  }
  abort() {
    this.dispatchEvent(new Event('abort'));
  }
  tell(loaded: number, total: number) {
    const event = new ProgressEvent('progress', { lengthComputable: total > 0, loaded, total });
    this.upload.dispatchEvent(event);
  }
  answer(status: number, text: string) {
    Object.assign(this, { status, responseText: text });
    this.dispatchEvent(new Event('load'));
  }
}

const failures: ApiError[] = [];
const picture = new Blob(['picture'], { type: 'image/jpeg' });

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  failures.length = 0;
  handleFailuresWith((error) => failures.push(error));
  setBearer('a-token');
});

afterEach(() => {
  vi.unstubAllGlobals();
  setBearer(undefined);
  handleFailuresWith(() => undefined);
});

test('sends the raw file with the user’s token and reports progress', async () => {
  const progress: number[] = [];
  const sending = upload('media/upload', picture, { onProgress: (sent) => progress.push(sent) });
  const { last } = FakeRequest;
  expect(last.address).toBe('POST /api/v2/media/upload');
  expect(last.sent).toBe(picture);
  expect(last.headers).toMatchObject({
    'content-type': 'image/jpeg',
    authorization: 'Bearer a-token',
  });
  last.tell(1, 4);
  last.tell(1, 0);
  last.tell(4, 4);
  last.answer(200, JSON.stringify({ id: ID, width: 10, height: 10 }));
  expect(await sending).toEqual({ id: ID, width: 10, height: 10 });
  expect(progress).toEqual([0.25, 1]);
});

test('handles a rejected upload like any failed call', async () => {
  const sending = upload('media/upload', picture);
  FakeRequest.last.answer(422, JSON.stringify({ code: 'invalid', message: 'Not a picture.' }));
  await expect(sending).rejects.toMatchObject({ status: 422, message: 'Not a picture.' });
  expect(failures).toHaveLength(1);
});

test.each([
  ['a broken connection', (request: FakeRequest) => request.dispatchEvent(new Event('error'))],
  ['a page that is not ours', (request: FakeRequest) => request.answer(200, '<html>')],
])('%s is no answer', async (_what, happen) => {
  const sending = upload('media/upload', picture);
  happen(FakeRequest.last);
  await expect(sending).rejects.toMatchObject({ status: 0 });
});

test('keeps the idempotency key of a file until an answer arrives', async () => {
  const uploadAndReadKey = async (answer: (request: FakeRequest) => void) => {
    const sending = upload('media/upload', picture).catch(() => undefined);
    answer(FakeRequest.last);
    await sending;
    return FakeRequest.last.headers['idempotency-key'];
  };
  const lost = (request: FakeRequest) => request.dispatchEvent(new Event('error'));
  const arrived = (request: FakeRequest) =>
    request.answer(200, JSON.stringify({ id: ID, width: 10, height: 10 }));
  const keys = [
    await uploadAndReadKey(lost),
    await uploadAndReadKey(arrived),
    await uploadAndReadKey(arrived),
  ];
  expect(keys[0]).toMatch(/^[\w-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('can be cancelled without being handled as a failure', async () => {
  const cancel = new AbortController();
  const sending = upload('media/upload', picture, { signal: cancel.signal });
  cancel.abort();
  await expect(sending).rejects.toMatchObject({ name: 'AbortError' });
  expect(failures).toEqual([]);
});
