import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';

import { makeBookHome } from '../../../testing/book-home.ts';
import { countPages } from '../../../testing/pdf-pages.ts';
import { listPdfPictures } from '../../../testing/pdf-pictures.ts';
import { pdfText } from '../../../testing/pdf-text.ts';
import { pictureOfTwo } from '../../../testing/photo-home.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

describe('a photo book', () => {
  it('lays itself out from the photos that the family may see', async () => {
    const home = await makeBookHome(t);
    const shown = await home.share({ caption: 'Tea in the garden' });
    await home.share({ sharing: 'staff' });
    const book = await home.get(await home.addBook());
    expect(book.pages.map(({ kind }) => kind)).toEqual(['title', 'photos']);
    expect(book.photos.map(({ id }) => id)).toEqual([shown]);
  });

  it('becomes a PDF with real text, embedded fonts and a title without names', async () => {
    const home = await makeBookHome(t);
    await home.share({ caption: 'Tea in the garden' });
    const id = await home.addBook();
    const copy = await home.make(id);
    expect((await t.call('photo-books/copy', { id: copy }, home.manager)).body).toEqual({
      state: 'done',
      progress: 100,
    });
    const { body } = await home.open(copy);
    expect(body.file_name).toMatch(/^photo-book-\d{4}-\d\d-\d\d\.pdf$/);
    const { statusCode, rawPayload } = await home.download(body.url as string);
    expect(statusCode).toBe(200);
    expect(countPages(rawPayload)).toBe(2);
    expect(pdfText(rawPayload)).toContain('Teainthegarden');
    const source = rawPayload.toString('latin1');
    expect(source).toContain('/Lang (en-GB)');
    expect(source).toContain('Lora-Regular');
    expect(source).not.toContain(home.rose);
  });

  it('prints a large picture with 300 dots per inch', async () => {
    const home = await makeBookHome(t);
    const mediaId = await home.upload(home.manager, await pictureOfTwo(4000));
    const { body } = await t.call('photos/add', { media_ids: [mediaId] }, home.manager);
    await home.save((body.ids as string[])[0] ?? '');
    const copy = await home.make(await home.addBook());
    const { url } = (await home.open(copy)).body;
    const pictures = listPdfPictures((await home.download(url as string)).rawPayload);
    const sizes = await Promise.all(
      pictures.map(async (picture) => {
        const { width, height } = await sharp(picture).metadata();
        return `${width}x${height}`;
      }),
    );
    // 155 mm on the title page; 261 mm need 3,083 pixels, and the file for print has few more.
    expect(sizes).toEqual(['1835x918', '3508x1754']);
  });
});
