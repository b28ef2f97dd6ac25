import { randomUUID } from 'node:crypto';

import type { Input } from '@relish/shared/calls.ts';
import type { Book, BookQuote } from '@relish/shared/photos/photo-books/contract.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { makeBookHome } from '../../../testing/book-home.ts';
import { BLUE, contrast, RED } from '../../../testing/photo-home.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { makeReports } from '../../reports/reports/make.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

type Changes = Partial<Input<'photo-books/save'>>;

async function makeEditedHome() {
  const home = await makeBookHome(t);
  await home.rename(home.rose, 'Rosalind');
  await home.rename(home.ann, 'Annabelle');
  /** Saves the book as the editor got it, with these changes. */
  const save = async (id: string, change: (book: Book) => Changes = () => ({})) => {
    const book = await home.get(id);
    const { title, subtitle, paper, orientation, edition, pages, version } = book;
    const shown = { id, version, title, subtitle, paper, orientation, edition, pages };
    const { status, body } = await t.call(
      'photo-books/save',
      { ...shown, ...change(book) },
      home.manager,
    );
    if (status !== 200) throw new Error(JSON.stringify(body));
    return home.get(id);
  };
  const quotes = async (id: string) =>
    (await t.call('photo-books/quotes', { id }, home.manager)).body as unknown as BookQuote[];
  return { ...home, save, quotes };
}

const withCaption = (caption: string | null) => (book: Book) => ({
  pages: book.pages.map((page) => ({
    ...page,
    photos: page.photos.map((photo) => ({ ...photo, caption })),
  })),
});

const captions = ({ pages }: Book) => [
  ...new Set(pages.flatMap(({ photos }) => photos.map(({ caption }) => caption))),
];

describe('editing the edition without names', () => {
  it('shows no name and loses none from the stored words', async () => {
    const home = await makeEditedHome();
    await home.share();
    const id = await home.addBook({ title: 'Rosalind’s year', subtitle: 'For Rosalind' });
    await home.save(id, withCaption('Rosalind by the canal'));
    const nameless = await home.save(id, () => ({ edition: 'nameless' }));
    expect(captions(nameless)).toEqual(['A resident by the canal']);
    expect(JSON.stringify(nameless.pages)).not.toContain('Rosalind');
    await home.save(id);
    const { title, subtitle, ...named } = await home.save(id, () => ({ edition: 'named' }));
    expect([title, subtitle]).toEqual(['Rosalind’s year', 'For Rosalind']);
    expect(captions(named as Book)).toEqual(['Rosalind by the canal']);
  });

  it('takes words that were changed as they were written', async () => {
    const home = await makeEditedHome();
    await home.share();
    const id = await home.addBook({ edition: 'nameless' });
    await home.save(id, withCaption('Rosalind by the canal'));
    await home.save(id, withCaption('By the river'));
    const named = await home.save(id, () => ({ edition: 'named' }));
    expect(captions(named)).toEqual(['By the river']);
  });

  it('brings the names of a removed page back when the page is put back', async () => {
    const home = await makeEditedHome();
    await home.share();
    const id = await home.addBook({ edition: 'nameless' });
    const { pages } = await home.save(id, (book) => ({
      pages: book.pages.map((page) => ({ ...page, heading: 'Rosalind’s garden' })),
    }));
    expect(pages.at(-1)?.heading).toBe('A resident’s garden');
    await home.save(id, (book) => ({ pages: book.pages.slice(0, 1) }));
    await home.save(id, () => ({ pages }));
    const named = await home.save(id, () => ({ edition: 'named' }));
    expect(named.pages.at(-1)?.heading).toBe('Rosalind’s garden');
  });

  it('keeps a caption that was emptied empty', async () => {
    const home = await makeEditedHome();
    await home.share({ caption: 'Tea in the garden' });
    const id = await home.addBook();
    expect(captions(await home.save(id, withCaption('')))).toEqual(['']);
  });
});

describe('laying a book out again', () => {
  it('chooses photos of another time, and the earlier pages are saved again with theirs', async () => {
    const home = await makeEditedHome();
    const [autumn, spring] = [
      await home.share({ taken_on: '2026-10-04' }),
      await home.share({ taken_on: '2026-04-04' }),
    ];
    const id = await home.addBook({ edition: 'nameless', from_day: '2026-09-01' });
    const before = await home.save(id, withCaption('Rosalind in the rain'));
    const input = { id, version: before.version, from_day: '2026-03-01', to_day: '2026-05-01' };
    expect((await t.call('photo-books/lay-out', input, home.manager)).status).toBe(200);
    const after = await home.get(id);
    expect(after.photos.map((photo) => photo.id)).toEqual([spring]);
    const { from_day, to_day, order, pages } = before;
    await home.save(id, () => ({ pages, time: { from_day, to_day, order } }));
    expect(await home.get(id)).toMatchObject({ from_day: '2026-09-01', to_day: null, order });
    const { photos, ...undone } = await home.save(id, () => ({ edition: 'named' }));
    expect(photos.map((photo) => photo.id)).toEqual([autumn]);
    expect(captions(undone as Book)).toEqual(['Rosalind in the rain']);
  });

  it('refuses to replace pages that a colleague has changed meanwhile', async () => {
    const home = await makeEditedHome();
    const id = await home.addBook();
    const { version } = await home.get(id);
    await home.save(id);
    for (const call of ['photo-books/lay-out', 'photo-books/save'] as const) {
      const { title, paper, orientation, edition, pages } = await home.get(id);
      const input = { id, version, title, paper, orientation, edition, pages };
      const { status, body } = await t.call(call, input, home.manager);
      expect([status, Object.keys(body.errors as object)]).toEqual([422, ['version']]);
    }
  });
});

describe('the preview', () => {
  it('shows staff the blurred photo that is printed, and nothing once consent is withdrawn', async () => {
    const home = await makeEditedHome();
    await home.share({
      people: [
        { kind: 'resident', resident_id: home.rose, region: RED },
        { kind: 'resident', resident_id: home.ann, region: BLUE, treatment: 'blur' },
      ],
    });
    await home.says(home.ann, 'photo_other_families', 'withdrawn');
    const id = await home.addBook();
    const address = (await home.get(id)).photos[0]?.picture.large ?? '';
    const { statusCode, rawPayload } = await home.fetchPicture(address);
    expect(statusCode).toBe(200);
    expect(await contrast(rawPayload, BLUE)).toBeLessThan(25);
    expect(await contrast(rawPayload, RED)).toBeGreaterThan(60);
    const forAnn = address.replace(home.rose, home.ann);
    expect((await home.fetchPicture(forAnn)).statusCode).toBe(404);
    await home.says(home.rose, 'photo_own_family', 'withdrawn');
    expect((await home.fetchPicture(address)).statusCode).toBe(404);
  });
});

describe('quotes', () => {
  const SAID = 'Rosalind loved to row with Annabelle.';
  const makeQuoted = async () => {
    const home = await makeEditedHome();
    await home.share();
    const quoted = async (quote: string, share_with_family: boolean) => {
      const reportId = randomUUID();
      await t.database.system((db) =>
        makeReports(db, home.carehomeId, [
          {
            id: reportId,
            title: 'Rowing',
            category: 'MUS',
            started_at: '2026-11-12T10:00:00.000Z',
            day: '2026-11-12',
            duration_min: 40,
            report_type: 'full',
            createdBy: home.manager.id,
            people: [{ resident_id: home.rose, attendance: 'took_part', quote, share_with_family }],
          },
        ]),
      );
      return reportId;
    };
    const reportId = await quoted(SAID, true);
    await quoted('Not for my daughter’s ears', false);
    return { ...home, reportId };
  };

  it('are offered only where the family may read them, without names of others', async () => {
    const home = await makeQuoted();
    const id = await home.addBook();
    expect(await home.quotes(id)).toEqual([]);
    await home.says(home.rose, 'share_activity_family', 'yes');
    expect(await home.quotes(id)).toMatchObject([
      {
        text: 'Rosalind loved to row with another resident.',
        by: 'Rosalind, 12 November 2026',
        source: { kind: 'record', id: home.reportId },
      },
    ]);
    expect((await t.call('photo-books/quotes', { id }, home.roses)).status).toBe(403);
  });

  it('N24: disappear from a caption and close its PDF when they are no longer shared', async () => {
    const home = await makeQuoted();
    await home.says(home.rose, 'share_activity_family', 'yes');
    const id = await home.addBook();
    const [quote] = await home.quotes(id);
    await home.save(id, (book) => ({
      pages: book.pages
        .filter(({ kind }) => kind !== 'text')
        .map((page) => ({
          ...page,
          photos: page.photos.map(({ photo_id }) => ({
            photo_id,
            caption: quote?.text ?? '',
            source: quote?.source,
          })),
        })),
    }));
    const copy = await home.make(id);
    expect((await home.open(copy)).status).toBe(200);
    await home.says(home.rose, 'share_activity_family', 'withdrawn');
    expect(captions(await home.get(id))).toEqual([null]);
    expect((await home.open(copy)).status).toBe(422);
    await home.save(id);
    await home.says(home.rose, 'share_activity_family', 'yes');
    expect(captions(await home.get(id))).toEqual([quote?.text]);
  });
});
