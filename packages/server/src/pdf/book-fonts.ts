import { fileURLToPath } from 'node:url';

import { INKS } from '@relish/shared/photos/photo-books/colours.ts';
import type { PlacedLine } from '@relish/shared/photos/photo-books/placed.ts';
import type { Face } from '@relish/shared/photos/photo-books/text-lines.ts';
import roboto from 'pdfmake/fonts/Roboto.js';

const POINTS_PER_MM = 72 / 25.4;

const NAMES: Record<Face, string> = {
  regular: '400-normal',
  italic: '400-italic',
  bold: '600-normal',
};

const fontFile = (name: string) =>
  fileURLToPath(import.meta.resolve(`@fontsource/lora/files/lora-${name}.woff`));

interface OpenFont {
  font: { hasGlyphForCodePoint: (code: number) => boolean };
}

/** Every line in our font, and letters that it lacks in another. */
export class BookFonts {
  readonly #document: PDFKit.PDFDocument;
  readonly #open = new Map<string, OpenFont>();

  constructor(document: PDFKit.PDFDocument) {
    this.#document = document;
  }

  write({ text, x, y, size, face, ink }: PlacedLine) {
    const document = this.#document.fontSize(size).fillColor(INKS[ink]);
    let at = x * POINTS_PER_MM;
    for (const { font, part } of this.#cut(text, face)) {
      document.font(font);
      document.text(part, at, y * POINTS_PER_MM, { lineBreak: false, baseline: 'alphabetic' });
      at += document.widthOfString(part);
    }
  }

  /** Parts of a line by the first font that has their letters. */
  #cut(text: string, face: Face): { font: string; part: string }[] {
    const fonts = [
      fontFile(`latin-${NAMES[face]}`),
      fontFile(`latin-ext-${NAMES[face]}`),
      roboto.Roboto?.normal ?? '',
    ];
    const parts: { font: string; part: string }[] = [];
    for (const sign of text) {
      const code = sign.codePointAt(0) ?? 0;
      const font = fonts.find((each) => this.#has(each, code)) ?? fonts[0] ?? '';
      const last = parts.at(-1);
      if (last?.font === font) last.part += sign;
      else parts.push({ font, part: sign });
    }
    return parts;
  }

  #has(file: string, code: number): boolean {
    let open = this.#open.get(file);
    if (!open) {
      this.#document.font(file);
      open = (this.#document as unknown as { _font: OpenFont })._font;
      this.#open.set(file, open);
    }
    return open.font.hasGlyphForCodePoint(code);
  }
}
