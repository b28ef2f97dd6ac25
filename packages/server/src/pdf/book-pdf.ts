import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';

import { INKS, TINTS } from '@relish/shared/photos/photo-books/colours.ts';
import type {
  PlacedLine,
  PlacedPage,
  PlacedPicture,
} from '@relish/shared/photos/photo-books/placed.ts';
import PDFDocument from 'pdfkit';

import { BookFonts } from './book-fonts.ts';
import { type PrintedPicture, shapeForPrint } from './book-picture.ts';
import type { BookToWrite } from './book-writer.ts';

const POINTS_PER_MM = 72 / 25.4;
/** Room for crop marks beyond the bleed. */
const MARKS = 6;

const points = (mm: number) => mm * POINTS_PER_MM;

/** Writes a book page by page; no more than one page of pictures is in memory. */
export class BookPdf {
  readonly #document: PDFKit.PDFDocument;
  readonly #file: WriteStream;
  readonly #fonts: BookFonts;
  readonly #bleed: number;
  readonly #root: PDFKit.PDFStructureElement;

  constructor({ path, title, bleed }: BookToWrite) {
    this.#bleed = bleed;
    this.#document = new PDFDocument({
      autoFirstPage: false,
      margin: 0,
      pdfVersion: '1.7',
      tagged: true,
      lang: 'en-GB',
      displayTitle: true,
      info: { Title: title, Creator: 'Relish', Producer: 'Relish' },
    });
    this.#root = this.#document.struct('Document');
    this.#document.addStructure(this.#root);
    this.#fonts = new BookFonts(this.#document);
    this.#file = createWriteStream(path);
    this.#document.pipe(this.#file);
  }

  async addPage(page: PlacedPage, pictures: readonly Uint8Array[]) {
    const edge = this.#bleed === 0 ? 0 : this.#bleed + MARKS;
    const size = [points(page.w + 2 * edge), points(page.h + 2 * edge)] as [number, number];
    const printed: (PrintedPicture | undefined)[] = [];
    for (const [at, picture] of page.pictures.entries()) {
      const bytes = pictures[at];
      printed.push(bytes && bytes.length > 0 ? await shapeForPrint(bytes, picture) : undefined);
    }
    const document = this.#document;
    document.addPage({ size, margin: 0 });
    if (edge > 0) this.#declareBoxes(page, edge);
    document.save().translate(points(edge), points(edge));
    this.#drawBackground(page);
    const section = document.struct('Sect');
    this.#root.add(section);
    for (const [at, picture] of page.pictures.entries()) {
      const ready = printed[at];
      if (ready) section.add(this.#drawPicture(picture, ready));
    }
    for (const paragraph of groupLines(page.lines)) this.#drawLines(section, paragraph);
    section.end();
    document.restore();
    if (edge > 0) this.#drawMarks(page, edge);
    await this.#drain();
  }

  async end() {
    this.#root.end();
    this.#document.end();
    await finished(this.#file);
  }

  /** Waits until the page has left memory. */
  async #drain() {
    while (this.#document.readableLength > 0 || this.#file.writableNeedDrain)
      if (this.#file.writableNeedDrain) await once(this.#file, 'drain');
      else await nextTurn();
  }

  /** Tells a print shop where the paper is cut. */
  #declareBoxes(page: PlacedPage, edge: number) {
    const box = (from: number) => [
      points(from),
      points(from),
      points(page.w + 2 * edge - from),
      points(page.h + 2 * edge - from),
    ];
    Object.assign(this.#document.page.dictionary.data, {
      TrimBox: box(edge),
      BleedBox: box(edge - this.#bleed),
    });
  }

  #drawBackground({ w, h, tint, panels }: PlacedPage) {
    const [document, bleed] = [this.#document, this.#bleed];
    document.markContent('Artifact', { type: 'Layout' });
    if (tint !== 'white')
      document
        .rect(points(-bleed), points(-bleed), points(w + 2 * bleed), points(h + 2 * bleed))
        .fill(TINTS[tint]);
    for (const { x, y, w: width, h: height, fill } of panels)
      document
        .rect(points(x), points(y), points(width), points(height))
        .fill(fill === 'white' ? '#ffffff' : INKS.apricot);
    document.endMarkedContent();
  }

  #drawPicture({ box, caption }: PlacedPicture, { file, whole }: PrintedPicture) {
    const [document, { x, y, w, h }] = [this.#document, box];
    return document.struct('Figure', { alt: caption ?? 'Photo' }, () => {
      document.save();
      document.rect(points(x), points(y), points(w), points(h)).clip();
      const size = { width: points(whole.w), height: points(whole.h) };
      document.image(file, points(whole.x), points(whole.y), size);
      document.restore();
    });
  }

  #drawLines(section: PDFKit.PDFStructureElement, lines: readonly PlacedLine[]) {
    const [first] = lines;
    if (!first) return;
    const draw = () => {
      for (const line of lines) this.#fonts.write(line);
    };
    if (first.role === 'decoration') {
      this.#document.markContent('Artifact', { type: 'Pagination' });
      draw();
      this.#document.endMarkedContent();
    } else section.add(this.#document.struct(TAGS[first.role], {}, draw));
  }

  #drawMarks({ w, h }: PlacedPage, edge: number) {
    const document = this.#document;
    document.markContent('Artifact', { type: 'Layout' });
    document.lineWidth(0.25).strokeColor('#000000');
    const reach = MARKS - 1;
    for (const x of [edge, edge + w])
      for (const y of [0.5, edge * 2 + h - 0.5 - reach])
        document
          .moveTo(points(x), points(y))
          .lineTo(points(x), points(y + reach))
          .stroke();
    for (const y of [edge, edge + h])
      for (const x of [0.5, edge * 2 + w - 0.5 - reach])
        document
          .moveTo(points(x), points(y))
          .lineTo(points(x + reach), points(y))
          .stroke();
    document.endMarkedContent();
  }
}

const TAGS = { title: 'H1', heading: 'H2', text: 'P', caption: 'Caption' } as const;

/** Lines of one paragraph follow each other and look the same. */
function groupLines(lines: readonly PlacedLine[]): PlacedLine[][] {
  const groups: PlacedLine[][] = [];
  for (const line of lines) {
    const last = groups.at(-1)?.at(-1);
    const isSame =
      last?.role === line.role && last.size === line.size && last.x === line.x && last.y < line.y;
    if (isSame) groups.at(-1)?.push(line);
    else groups.push([line]);
  }
  return groups;
}
