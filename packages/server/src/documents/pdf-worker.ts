import { parentPort, workerData } from 'node:worker_threads';

import pdfmake from 'pdfmake';
import fonts from 'pdfmake/fonts/Roboto.js';

import type { PdfDocument } from './pdf.ts';

const GREEN = '#1d5b45';
const GREY = '#5c6660';

const { title, lead, header, parts } = workerData as PdfDocument;

pdfmake.addFonts(fonts);
// Nothing that is written in a document can make us read a file or call an address.
const fontFiles = new Set(Object.values(fonts).flatMap((styles) => Object.values(styles)));
pdfmake.setLocalAccessPolicy((path) => fontFiles.has(path));
pdfmake.setUrlAccessPolicy(() => false);

const rowTable = (row: { label: string; text: string }[]) => ({
  margin: [0, 0, 0, 10],
  table: {
    widths: [130, '*'],
    body: row.map(({ label, text }) => [{ text: label, color: GREY }, { text }]),
  },
  layout: {
    hLineWidth: () => 0.5,
    vLineWidth: () => 0,
    hLineColor: () => '#d8d4c8',
    paddingLeft: () => 0,
  },
});

const bytes = await pdfmake
  .createPdf({
    info: { title },
    pageSize: 'A4',
    pageMargins: [48, 56, 48, 56],
    defaultStyle: { fontSize: 10, lineHeight: 1.25 },
    header: { text: header, margin: [48, 24, 48, 0], color: GREY, fontSize: 9 },
    footer: (page: number, pages: number) => ({
      text: `${page} / ${pages}`,
      alignment: 'right',
      margin: [48, 0],
      color: GREY,
      fontSize: 9,
    }),
    content: [
      { text: title, fontSize: 22, bold: true, color: GREEN },
      { text: lead, margin: [0, 4, 0, 16], color: GREY },
      ...parts.flatMap((part) => [
        { text: part.title, fontSize: 14, bold: true, color: GREEN, margin: [0, 12, 0, 6] },
        ...(part.rows.length === 0 ? [{ text: part.empty, color: GREY }] : part.rows.map(rowTable)),
      ]),
    ],
  })
  .getBuffer();
parentPort?.postMessage(new Uint8Array(bytes));
