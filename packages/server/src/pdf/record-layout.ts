import { GREEN, GREY, RULE } from './colours.ts';

export interface RecordDocument {
  layout: 'record';
  title: string;
  /** Source and date, below the title. */
  lead: string;
  /** On every page. */
  header: string;
  parts: { title: string; empty: string; rows: { label: string; text: string }[][] }[];
}

export const recordLayout = ({ title, lead, header, parts }: RecordDocument) => ({
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
});

const rowTable = (row: { label: string; text: string }[]) => ({
  margin: [0, 0, 0, 10],
  table: {
    widths: [130, '*'],
    body: row.map(({ label, text }) => [{ text: label, color: GREY }, { text }]),
  },
  layout: {
    hLineWidth: () => 0.5,
    vLineWidth: () => 0,
    hLineColor: () => RULE,
    paddingLeft: () => 0,
  },
});
