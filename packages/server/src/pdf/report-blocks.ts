import type { Block, BlockOf } from '@relish/shared/reports/documents/content.ts';

import { AMBER, GREEN, GREY, PAPER, RULE, SOFT_GREEN } from './colours.ts';
import { trendPicture } from './trend-picture.ts';
import { ROWS_TOGETHER } from './unbroken-table.ts';

interface Room {
  photos: Record<string, string>;
  /** Width of the text area. */
  width: number;
}

/** Layout of one block. */
export function blockLayout(block: Block, room: Room): object[] {
  switch (block.type) {
    case 'text':
      return [{ text: block.text, margin: [0, 0, 0, 6], ...(block.soft && { color: GREY }) }];
    case 'quotes':
      return block.quotes.map(({ text, about }) => quoted(text, about));
    case 'moments':
      return block.moments.map(moment);
    case 'figures':
      return [figures(block)];
    case 'table':
      return [block.rows.length === 0 ? nothing(block.empty) : table(block)];
    case 'bars':
      return block.bars.every(({ value }) => !value)
        ? [nothing(block.empty)]
        : [together(caption(block.title), bars(block, room))];
    case 'trend':
      return [together(caption(block.title), trendPicture(block, room.width))];
    case 'photos':
      return photoRows(block, room);
  }
}

const nothing = (text: string) => ({ text, color: GREY, margin: [0, 0, 0, 6] });
const together = (...stack: object[]) => ({ stack, unbreakable: true });
const caption = (text: string) => ({ text, bold: true, margin: [0, 4, 0, 4] });

const barred = (colour: string) => ({
  hLineWidth: () => 0,
  vLineWidth: (at: number) => (at === 0 ? 2.5 : 0),
  vLineColor: () => colour,
  paddingLeft: () => 10,
  paddingTop: () => 1,
  paddingBottom: () => 1,
});

const quoted = (text: string, about: string) => ({
  unbreakable: true,
  margin: [0, 2, 0, 8],
  table: {
    widths: ['*'],
    body: [
      [
        {
          stack: [
            { text: `“${text}”`, italics: true, fontSize: 12.5, color: GREEN },
            { text: about, color: GREY, fontSize: 9 },
          ],
        },
      ],
    ],
  },
  layout: barred(AMBER),
});

const moment = ({ title, when, how, quote, note }: BlockOf<'moments'>['moments'][number]) => ({
  unbreakable: true,
  margin: [0, 0, 0, 9],
  stack: [
    {
      columns: [
        { width: '*', text: title, bold: true },
        { width: 'auto', text: when, color: GREY, fontSize: 9 },
      ],
      columnGap: 12,
    },
    ...(how === '' ? [] : [{ text: how }]),
    ...(quote === null ? [] : [{ text: `“${quote}”`, italics: true, color: GREEN }]),
    ...(note === null ? [] : [{ text: note }]),
  ],
});

const FIGURES_IN_A_ROW = 3;

function figures({ figures: all }: BlockOf<'figures'>): object {
  const cells = all.map(({ label, value, definition }) => ({
    stack: [
      { text: label, bold: true, fontSize: 9 },
      { text: value, fontSize: 18, bold: true, color: GREEN, lineHeight: 1.1 },
      { text: definition, fontSize: 8, color: GREY, lineHeight: 1.15 },
    ],
    fillColor: PAPER,
  }));
  const rows: object[][] = [];
  for (let from = 0; from < cells.length; from += FIGURES_IN_A_ROW) {
    const row: object[] = cells.slice(from, from + FIGURES_IN_A_ROW);
    while (row.length < FIGURES_IN_A_ROW) row.push({ text: '' });
    rows.push(row);
  }
  return {
    margin: [0, 0, 0, 6],
    table: {
      widths: Array.from({ length: FIGURES_IN_A_ROW }, () => '*'),
      dontBreakRows: true,
      body: rows,
    },
    layout: {
      hLineWidth: () => 5,
      vLineWidth: () => 5,
      hLineColor: () => 'white',
      vLineColor: () => 'white',
      paddingLeft: () => 8,
      paddingRight: () => 8,
      paddingTop: () => 7,
      paddingBottom: () => 7,
    },
  };
}

function table({ columns, rows }: BlockOf<'table'>): object {
  const anyWide = columns.some(({ wide }) => wide);
  const side = (isNumeric: boolean) => (isNumeric ? 'right' : 'left');
  return {
    margin: [0, 0, 0, 6],
    fontSize: 9,
    ...(rows.length <= ROWS_TOGETHER && { unbreakable: true }),
    table: {
      headerRows: 1,
      dontBreakRows: true,
      keepWithHeaderRows: 1,
      widths: columns.map(({ wide }, at) => (wide || (!anyWide && at === 0) ? '*' : 'auto')),
      body: [
        columns.map(({ label, numeric }) => ({
          text: label,
          bold: true,
          color: GREEN,
          fillColor: SOFT_GREEN,
          alignment: side(numeric),
        })),
        ...rows.map((row) =>
          row.map((text, at) => ({
            text,
            alignment: side(columns[at]?.numeric ?? false),
            // Keeps a date on one line.
            ...(at === 0 && text.length <= SHORT && { noWrap: true }),
          })),
        ),
      ],
    },
    layout: {
      hLineWidth: (at: number) => (at === 0 ? 0 : 0.5),
      vLineWidth: () => 0,
      hLineColor: () => RULE,
      paddingLeft: () => 5,
      paddingRight: () => 5,
      paddingTop: () => 3,
      paddingBottom: () => 3,
    },
  };
}

const SHORT = 14;
const LABEL = 150;
const TEXT = 110;
const BAR = 11;

function bars({ bars: all }: BlockOf<'bars'>, { width }: Room): object {
  const most = Math.max(...all.map(({ value }) => value ?? 0));
  const space = width - LABEL - TEXT - 16;
  return {
    margin: [0, 0, 0, 6],
    stack: all.map(({ label, value, text, colour }) => ({
      columns: [
        { width: LABEL, text: label, fontSize: 9.5 },
        {
          width: space,
          canvas: [
            {
              type: 'rect',
              x: 0,
              y: 1,
              w: Math.max(1, (space * (value ?? 0)) / most),
              h: BAR,
              r: 2,
              color: colour,
            },
          ],
        },
        { width: TEXT, text, fontSize: 9, color: GREY },
      ],
      columnGap: 8,
      margin: [0, 0, 0, 3],
    })),
  };
}

const PHOTOS_IN_A_ROW = 2;
const GAP = 12;

function photoRows({ photos: wanted }: BlockOf<'photos'>, { photos, width }: Room): object[] {
  const side = (width - GAP * (PHOTOS_IN_A_ROW - 1)) / PHOTOS_IN_A_ROW;
  const pictures = wanted.flatMap(({ media_id, caption: words }) => {
    const image = photos[media_id];
    return image === undefined
      ? []
      : [
          {
            width: side,
            stack: [
              { image, fit: [side, side * 0.8], alt: words ?? 'Photo' },
              ...(words === null
                ? []
                : [{ text: words, fontSize: 9, color: GREY, margin: [0, 4, 0, 0] }]),
            ],
          },
        ];
  });
  const rows: object[] = [];
  for (let from = 0; from < pictures.length; from += PHOTOS_IN_A_ROW)
    rows.push({
      columns: pictures.slice(from, from + PHOTOS_IN_A_ROW),
      columnGap: GAP,
      margin: [0, 0, 0, GAP],
      unbreakable: true,
    });
  return rows;
}
