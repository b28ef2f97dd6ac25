import { randomUUID } from 'node:crypto';

import type { Book } from '@relish/shared/photos/photo-books/contract.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { makeGazetteHome } from '../../../testing/gazette-home.ts';
import { pdfText } from '../../../testing/pdf-text.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { makeReports } from '../../reports/reports/make.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const QUOTE = 'That was the best tea since the war.';

/** A home whose gazette quotes a record. */
async function makeQuotedHome() {
  const home = await makeGazetteHome(t);
  await home.says(home.rose, 'share_activity_family', 'yes');
  const report = {
    id: randomUUID(),
    title: 'Tea dance',
    category: 'MUS' as const,
    started_at: '2026-11-13T10:00:00.000Z',
    day: '2026-11-13',
    duration_min: 45,
    report_type: 'full' as const,
    createdBy: home.manager.id,
  };
  const part = { resident_id: home.rose, attendance: 'took_part', engagement: 4 } as const;
  await t.database.system((db) =>
    makeReports(db, home.carehomeId, [
      { ...report, people: [{ ...part, quote: QUOTE, share_with_family: true }] },
      {
        ...report,
        id: randomUUID(),
        title: 'Quiet hour',
        people: [{ ...part, quote: 'This is between us two.', share_with_family: false }],
      },
    ]),
  );
  await t.call('gazettes/make', { resident_id: home.rose }, home.manager);
  await t.jobs.runDue();
  const [gazette] = await home.list();
  return { ...home, gazette, bookId: gazette?.book_id ?? '', copyId: gazette?.copy_id ?? '' };
}

const listTexts = ({ pages }: Book) =>
  pages.flatMap(({ notes = [] }) => notes.flatMap(({ text }) => text ?? []));

describe('the words of a gazette', () => {
  it('are quotes and activities that the family may read, even without photos', async () => {
    const home = await makeQuotedHome();
    expect(home.gazette).toMatchObject({ state: 'ready' });
    const { body } = await home.open(home.copyId);
    const text = pdfText((await home.download(body.url as string)).rawPayload);
    expect(text).toContain(QUOTE.replaceAll(' ', ''));
    expect(text).toContain('Teadance');
    expect(text).toContain('WhatRoseenjoyed');
    expect(text).not.toContain('betweenus');
    expect(text).not.toContain('Quiethour');
  });

  it('N24: disappear with the consent, and close the file that shows them', async () => {
    const home = await makeQuotedHome();
    expect(listTexts(await home.get(home.bookId))).toEqual([QUOTE, 'Tea dance']);
    await home.says(home.rose, 'share_activity_family', 'withdrawn');
    expect(listTexts(await home.get(home.bookId))).toEqual([]);
    expect((await home.open(home.copyId)).status).toBe(422);
  });

  it('N24: disappear when the record is no longer shared', async () => {
    const home = await makeQuotedHome();
    await t.database.system((db) =>
      db
        .updateTable('participations')
        .set({ share_with_family: false })
        .where('carehome_id', '=', home.carehomeId)
        .execute(),
    );
    expect(listTexts(await home.get(home.bookId))).toEqual([]);
    expect((await home.open(home.copyId)).status).toBe(422);
  });

  it('can be left out, but not changed, and there are always two pages', async () => {
    const home = await makeQuotedHome();
    const { version, title, paper, orientation, edition, pages } = await home.get(home.bookId);
    const setting = { id: home.bookId, title, paper, orientation, edition };
    const changed = pages.map((page) => ({
      ...page,
      notes: (page.notes ?? []).map((note) => ({ ...note, text: 'Something else entirely.' })),
    }));
    const save = (input: object) =>
      t.call('photo-books/save', { ...setting, ...input } as never, home.manager);
    expect((await save({ version, pages: changed })).status).toBe(200);
    expect(listTexts(await home.get(home.bookId))).toEqual([QUOTE, 'Tea dance']);
    const fewer = pages.map((page) => ({ ...page, notes: [] }));
    const a5 = { version: version + 1, pages: fewer, paper: 'a5', large_print: false };
    expect((await save(a5)).status).toBe(200);
    const saved = await home.get(home.bookId);
    expect(listTexts(saved)).toEqual([]);
    expect(saved).toMatchObject({ paper: 'a4', large_print: true });
    const one = { version: version + 2, pages: fewer.slice(0, 1) };
    expect((await save(one)).status).toBe(422);
  });
});
