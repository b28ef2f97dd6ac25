import fonts from 'pdfmake/fonts/Roboto.js';
import sharp from 'sharp';

// Imported first, because it blocks every decoder except those for pictures we keep.
import './known-decoders.ts';
import { createTurns } from './turns.ts';

const QUALITY = 92;
const BAND = 0.06;
const LOWEST_BAND = 24;

const inTurn = createTurns(1);

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escape = (text: string) => text.replaceAll(/[&<>]/g, (sign) => ENTITIES[sign] ?? '');

/** Writes one line on a dark band along the lower edge; no metadata survives. */
export const watermark = (picture: Buffer, text: string): Promise<Buffer> =>
  inTurn(async () => {
    const { width, height } = await sharp(picture).metadata();
    const band = Math.min(height, Math.max(LOWEST_BAND, Math.round(height * BAND)));
    const line = await sharp({
      text: {
        text: `<span foreground="white">${escape(text)}</span>`,
        font: 'Roboto',
        // The machine may have no fonts of its own.
        fontfile: fonts.Roboto?.normal ?? '',
        width: Math.max(1, Math.round(width * 0.94)),
        height: Math.max(1, Math.round(band * 0.6)),
        rgba: true,
      },
    })
      .resize({ width, height: Math.round(band * 0.7), fit: 'inside', withoutEnlargement: true })
      .png()
      .toBuffer({ resolveWithObject: true });
    const background = { r: 0, g: 0, b: 0, alpha: 0.62 };
    return sharp(picture)
      .flatten({ background: '#ffffff' })
      .composite([
        { input: { create: { width, height: band, channels: 4, background } }, gravity: 'south' },
        {
          input: line.data,
          left: Math.round((width - line.info.width) / 2),
          top: height - band + Math.round((band - line.info.height) / 2),
        },
      ])
      .jpeg({ quality: QUALITY })
      .toBuffer();
  });
