import { vi } from 'vitest';

/** How a JPEG file begins. */
export const JPEG = '\xff\xd8\xff\xe0';

export const makeFile = (name: string, start: string, type = 'image/jpeg') =>
  new File([Uint8Array.from(start, (letter) => letter.charCodeAt(0)), 'rest'], name, { type });

interface Upload {
  key: string | undefined;
}

/** A server that keeps each picture once per key, whose answers can be cut. */
export function stubUploads() {
  const uploads: Upload[] = [];
  const ids = new Map<string, string>();
  const server = { isAway: false, uploads, refuses: false };
  class FakeRequest extends EventTarget {
    upload = new EventTarget();
    status = 0;
    responseText = '';
    private key: string | undefined;
    open() {
      this.key = undefined;
    }
    setRequestHeader(name: string, value: string) {
      if (name === 'idempotency-key') this.key = value;
    }
    send() {
      uploads.push({ key: this.key });
      const key = this.key ?? '';
      const id = ids.get(key) ?? crypto.randomUUID();
      ids.set(key, id);
      queueMicrotask(() => {
        if (server.isAway) return this.dispatchEvent(new Event('error'));
        this.status = server.refuses ? 422 : 200;
        this.responseText = server.refuses
          ? JSON.stringify({ code: 'invalid', message: 'This is not a picture.' })
          : JSON.stringify({ id, width: 1, height: 1 });
        return this.dispatchEvent(new Event('load'));
      });
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  return server;
}
