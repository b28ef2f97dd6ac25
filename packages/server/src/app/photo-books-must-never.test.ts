import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';

import { makeBookHome } from '../testing/book-home.ts';
import { countPages } from '../testing/pdf-pages.ts';
import { listPdfPictures } from '../testing/pdf-pictures.ts';
import { pdfText } from '../testing/pdf-text.ts';
import { BLUE, contrast, RED } from '../testing/photo-home.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

type Home = Awaited<ReturnType<typeof makeBookHome>>;

const openPdf = async (home: Home, copy: string) => {
  const { body } = await home.open(copy);
  return (await home.download(body.url as string)).rawPayload;
};

describe('photo books', () => {
  it('N1: a relative reads only shared books of their own resident', async () => {
    const home = await makeBookHome(t);
    await home.share();
    const id = await home.addBook();
    const status = async (user: typeof home.roses) =>
      (await t.call('photo-books/get', { id }, user)).status;
    expect(await status(home.roses)).toBe(404);
    await t.call('photo-books/share', { id, shared: true }, home.manager);
    expect(await status(home.roses)).toBe(200);
    expect(await status(home.anns)).toBe(404);
    expect((await t.call('photo-books/list', {}, home.anns)).body).toEqual([]);
    const ofRose = { resident_id: home.rose };
    expect((await t.call('photo-books/list', ofRose, home.anns)).status).toBe(404);
    expect((await t.call('photo-books/make', { id }, home.anns)).status).toBe(404);
    const rows = await t.database.asTenant(
      { carehomeId: home.carehomeId, userId: home.anns.id, isRelative: true },
      (db) => db.selectFrom('photo_books').select('id').execute(),
    );
    expect(rows).toEqual([]);
  });

  it('a volunteer or an inspector reads no book, shared or not', async () => {
    const home = await makeBookHome(t);
    await home.share();
    const id = await home.addBook();
    await t.call('photo-books/share', { id, shared: true }, home.manager);
    for (const role of ['volunteer_external', 'viewer_inspector'] as const) {
      const user = await t.signIn({ role, carehomeId: home.carehomeId });
      expect((await t.call('photo-books/get', { id }, user)).status).toBe(404);
      expect((await t.call('photo-books/make', { id }, user)).status).toBe(404);
      expect((await t.call('photo-books/list', {}, user)).body).toEqual([]);
    }
  });

  it('N1: a relative opens only their own copies, and another session no address of theirs', async () => {
    const home = await makeBookHome(t);
    await home.share();
    const id = await home.addBook();
    await t.call('photo-books/share', { id, shared: true }, home.manager);
    const own = await home.make(id, { user: home.roses });
    const { body: staffs } = await t.call('photo-books/make', { id }, home.manager);
    const asked = await t.call('photo-books/copy', { id: staffs.id as string }, home.roses);
    expect(asked.status).toBe(404);
    const { body } = await home.open(own, home.roses);
    const url = body.url as string;
    expect((await home.download(url)).statusCode).toBe(200);
    const stolen = url.replace(home.roses.sessionId, home.anns.sessionId);
    expect((await home.download(stolen)).statusCode).toBe(404);
  });

  it('a book that is no longer shared opens no address a relative was given', async () => {
    const home = await makeBookHome(t);
    await home.share();
    const id = await home.addBook();
    await t.call('photo-books/share', { id, shared: true }, home.manager);
    const copy = await home.make(id, { user: home.roses });
    const { body } = await home.open(copy, home.roses);
    await t.call('photo-books/share', { id, shared: false }, home.manager);
    expect((await home.download(body.url as string)).statusCode).toBe(404);
  });

  it('N2: a book takes no photo of another home', async () => {
    const [home, other] = [await makeBookHome(t), await makeBookHome(t)];
    const foreign = await other.share();
    const id = await home.addBook();
    const { version, pages, title, paper, orientation, edition } = await home.get(id);
    const [page] = pages;
    const changed = [{ ...page, photos: [{ photo_id: foreign, caption: null }] }];
    const input = { id, version, title, paper, orientation, edition, pages: changed };
    expect((await t.call('photo-books/save', input as never, home.manager)).status).toBe(422);
  });

  it('N1: names no other resident, and the nameless edition no one at all', async () => {
    const home = await makeBookHome(t);
    await home.rename(home.rose, 'Rosalind');
    await home.rename(home.ann, 'Annabelle');
    await home.share({ caption: 'Rosalind with Annabelle' });
    const printed = async (edition: 'named' | 'nameless') =>
      pdfText(
        await openPdf(
          home,
          await home.make(await home.addBook({ edition, title: 'Rosalind’s book' })),
        ),
      );
    const named = await printed('named');
    expect(named).toContain('Rosalind');
    expect(named).not.toContain('Annabelle');
    const nameless = await printed('nameless');
    expect(nameless).not.toContain('Rosalind');
    expect(nameless).not.toContain('Annabelle');
  });

  it('N4: prints the blurred version where the family may see no other', async () => {
    const home = await makeBookHome(t);
    await home.share({
      people: [
        { kind: 'resident', resident_id: home.rose, region: RED },
        { kind: 'resident', resident_id: home.ann, region: BLUE, treatment: 'blur' },
      ],
    });
    await home.says(home.ann, 'photo_other_families', 'withdrawn');
    const id = await home.addBook();
    expect((await home.get(id)).photos).toMatchObject([{ is_blurred: true }]);
    const pictures = listPdfPictures(await openPdf(home, await home.make(id)));
    expect(pictures.length).toBeGreaterThan(0);
    for (const picture of pictures) {
      expect((await sharp(picture).metadata()).exif).toBeUndefined();
      expect(await contrast(picture, BLUE)).toBeLessThan(25);
      expect(await contrast(picture, RED)).toBeGreaterThan(60);
    }
  });

  it('N17: neither the file nor its name says whose book it is', async () => {
    const home = await makeBookHome(t);
    await home.share();
    const copy = await home.make(await home.addBook({ title: 'Zebedee and friends' }));
    const { body } = await home.open(copy);
    const { headers, rawPayload } = await home.download(body.url as string);
    expect(headers['content-disposition']).toMatch(/"photo-book-\d{4}-\d\d-\d\d\.pdf"/);
    expect(rawPayload.toString('latin1')).not.toContain('Zebedee');
  });

  it('N23: a package without photos opens no book and no file', async () => {
    const home = await makeBookHome(t);
    await home.share();
    const id = await home.addBook();
    const copy = await home.make(id);
    const { body } = await home.open(copy);
    await t.database.system((db) =>
      db
        .updateTable('organisations')
        .set({ package_title: 'Package A' })
        .where('id', 'in', (eb) =>
          eb.selectFrom('carehomes').select('organisation_id').where('id', '=', home.carehomeId),
        )
        .execute(),
    );
    expect((await t.call('photo-books/get', { id }, home.manager)).status).toBe(403);
    expect((await home.open(copy)).status).toBe(403);
    expect((await home.download(body.url as string)).statusCode).toBe(404);
  });

  it('N24: a withdrawn consent empties the page, closes the file and lists the copies', async () => {
    const home = await makeBookHome(t);
    const photoId = await home.share();
    await home.share({
      taken_on: '2026-08-01',
      people: [{ kind: 'resident', resident_id: home.rose, region: RED }],
    });
    const id = await home.addBook();
    const copy = await home.make(id);
    const { body } = await home.open(copy);
    await home.says(home.ann, 'photo_other_families', 'withdrawn');
    const book = await home.get(id);
    expect(book.photos.map((photo) => photo.id)).not.toContain(photoId);
    expect(book.missing).toEqual([{ photo_id: photoId, reasons: ['no_other_families'] }]);
    const [listed] = book.copies;
    expect(listed?.affected_pages).toBeGreaterThan(0);
    expect((await home.open(copy)).status).toBe(422);
    expect((await home.download(body.url as string)).statusCode).toBe(404);
    const copies = await t.call('photos/copies', { resident_id: home.ann }, home.manager);
    expect(copies.body).toMatchObject([{ photo_id: photoId, kind: 'book' }]);

    const pages = await home.make(id, { replaces: copy });
    expect(countPages(await openPdf(home, pages))).toBe(listed?.affected_pages);
    const { copies: after } = await home.get(id);
    expect(after.find((each) => each.id === pages)).toMatchObject({
      is_replacement: true,
      affected_pages: 0,
    });
  });

  it('N24: a withdrawn consent to share About me takes its text out of the book', async () => {
    const home = await makeBookHome(t);
    await home.says(home.rose, 'share_about_me_family', 'yes');
    const entry = { resident_id: home.rose, section_key: 'roots', text: 'Born beside the canal.' };
    const written = await t.call(
      'about-me/add',
      { ...entry, voice: 'resident', visibility: 'staff_family' } as never,
      home.manager,
    );
    expect(written.status).toBe(200);
    const id = await home.addBook();
    const texts = async () => (await home.get(id)).pages.map(({ text }) => text);
    expect(await texts()).toContain('Born beside the canal.');
    const copy = await home.make(id);
    await home.says(home.rose, 'share_about_me_family', 'withdrawn');
    expect(await texts()).not.toContain('Born beside the canal.');
    expect((await home.get(id)).withheld).toHaveLength(1);
    expect((await home.open(copy)).status).toBe(422);
  });
});
