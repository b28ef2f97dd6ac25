import { expect, it, onTestFinished } from 'vitest';

import { minutes } from '../core/clock.ts';
import { PdfWorkers } from './pdf-workers.ts';
import type { PdfDocument } from './pdf.ts';

const ROW = [{ label: 'Note', text: 'She sang along to every song.' }];

const makeRecord = (rows: number): PdfDocument => ({
  layout: 'record',
  title: 'Record',
  lead: 'Rosewood',
  header: 'Confidential',
  parts: [
    {
      title: 'Notes',
      empty: 'Nothing is recorded.',
      // One shared row serialises quickly but still uses memory in the worker.
      rows: Array.from({ length: rows }, () => ROW),
    },
  ],
});

function workers({ size = 1, heapMb = 128, idleMs = minutes(1) } = {}) {
  const made = new PdfWorkers({ size, heapMb, idleMs });
  onTestFinished(() => made.close());
  return made;
}

const isPdf = (file: Buffer) => file.subarray(0, 5).toString() === '%PDF-';

it('renders documents one after the other with one worker', async () => {
  const pool = workers();
  const sizes: number[] = [];
  for (const rows of [1, 100, 1]) {
    const file = await pool.make(makeRecord(rows), minutes(1));
    expect(isPdf(file)).toBe(true);
    sizes.push(file.length);
  }
  expect(sizes[1]).toBeGreaterThan(sizes[0] ?? 0);
  expect(sizes[2]).toBe(sizes[0]);
});

it('does not end a worker as idle while it renders the next document', async () => {
  const pool = workers({ idleMs: 1 });
  for (const rows of [1, 100])
    expect(isPdf(await pool.make(makeRecord(rows), minutes(1)))).toBe(true);
});

it('kills a worker that takes too long, returns 504 and renders the next document', async () => {
  const pool = workers();
  await expect(pool.make(makeRecord(1), 0)).rejects.toMatchObject({ code: 'timeout' });
  expect(isPdf(await pool.make(makeRecord(1), minutes(1)))).toBe(true);
});

it('reports a document as too large when its worker runs out of memory, and continues', async () => {
  const pool = workers({ heapMb: 64 });
  await expect(pool.make(makeRecord(1_000_000), minutes(1))).rejects.toMatchObject({
    code: 'invalid',
    message: 'This document is too large to make. Choose fewer items or fewer days.',
  });
  expect(isPdf(await pool.make(makeRecord(1), minutes(1)))).toBe(true);
});

it('does not quote a document that cannot be laid out', async () => {
  const pool = workers();
  const broken = { ...makeRecord(1), parts: [{ title: 'Margaret', rows: null }] };
  const failed = pool.make(broken as unknown as PdfDocument, minutes(1));
  await expect(failed).rejects.toThrow(/^a document could not be rendered: TypeError at /);
  await expect(failed).rejects.not.toThrow('Margaret');
  expect(isPdf(await pool.make(makeRecord(1), minutes(1)))).toBe(true);
});

it('never exceeds its number of workers', async () => {
  const pool = workers();
  const first = pool.make(makeRecord(1), minutes(1));
  await expect(pool.make(makeRecord(1), minutes(1))).rejects.toThrow('no worker is free');
  expect(isPdf(await first)).toBe(true);
});
