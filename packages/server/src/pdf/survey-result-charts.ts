import { GREEN, GREY, RULE } from './colours.ts';
import { heading, WIDTH } from './survey-result-page.ts';

interface ScaleRow {
  text: string;
  /** By answer, best first. */
  counts: number[];
  share: string;
  n: number;
  /** Fewer than ten answers. */
  isGrey: boolean;
}

export interface OptionBars {
  text: string;
  note: string;
  isGrey: boolean;
  isRating: boolean;
  bars: { label: string; percent: number }[];
}

export interface ScaleChart {
  labels: string[];
  rows: ScaleRow[];
}

const GOOD = ['#1f5741', '#7cb394', '#d9eadd', '#fce5cf', '#f0a869'];
const COLOURS: Record<number, string[]> = {
  3: ['#1f5741', '#b0d4bd', '#f0a869'],
  4: ['#1f5741', '#7cb394', '#d9eadd', '#f0a869'],
};
const GREYS = ['#6f7a73', '#9aa39d', '#c3c9c5', '#dfe3e0', '#c3c9c5'];
const findColours = (count: number, isGrey: boolean) => (isGrey ? GREYS : (COLOURS[count] ?? GOOD));

const BAR = 200;
const BAR_HEIGHT = 11;

export function drawScale({ labels, rows }: ScaleChart) {
  return {
    stack: [
      heading('What people said'),
      drawKey(labels),
      {
        table: {
          widths: ['*', BAR, 36, 54],
          dontBreakRows: true,
          body: rows.map((row) => drawScaleRow(row, labels)),
        },
        layout: {
          hLineWidth: (at: number) => (at === 0 ? 0 : 0.4),
          vLineWidth: () => 0,
          hLineColor: () => RULE,
          paddingLeft: () => 0,
          paddingRight: () => 6,
          paddingTop: () => 3,
          paddingBottom: () => 3,
        },
      },
    ],
  };
}

const drawKey = (labels: string[]) => ({
  columns: labels.map((label, at) => ({
    width: 'auto',
    columns: [
      {
        width: 10,
        canvas: [
          {
            type: 'rect',
            x: 0,
            y: 1,
            w: 9,
            h: 9,
            r: 2,
            color: findColours(labels.length, false)[at],
          },
        ],
      },
      { width: 'auto', text: label, fontSize: 9 },
    ],
    columnGap: 4,
  })),
  columnGap: 14,
  margin: [0, 0, 0, 4],
});

function drawScaleRow({ text, counts, share, n, isGrey }: ScaleRow, labels: string[]) {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const colours = findColours(counts.length, isGrey);
  let x = 0;
  const parts = counts.map((count, at) => {
    const w = total === 0 ? 0 : (BAR * count) / total;
    const part = `<rect x="${x}" y="0" width="${w}" height="${BAR_HEIGHT}" fill="${colours[at]}"/>`;
    x += w;
    return part;
  });
  const look = isGrey ? { color: GREY } : {};
  return [
    { text, ...look },
    {
      svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${BAR}" height="${BAR_HEIGHT}" viewBox="0 0 ${BAR} ${BAR_HEIGHT}">${parts.join('')}</svg>`,
      width: BAR,
      // Bars alone would say nothing to a screen reader.
      alt: counts.map((count, at) => `${labels[at]}: ${count}`).join(', '),
    },
    { text: share, bold: true, alignment: 'right', ...look, ...(!isGrey && { color: GREEN }) },
    { text: `of ${n}${isGrey ? ' *' : ''}`, color: GREY, noWrap: true },
  ];
}

const COLUMNS_HEIGHT = 62;

export function drawBars({ text, note, isGrey, isRating, bars }: OptionBars) {
  const most = Math.max(1, ...bars.map(({ percent }) => percent));
  const colour = isGrey ? '#9aa39d' : GREEN;
  return {
    unbreakable: true,
    stack: [
      { text, bold: true, margin: [0, 8, 0, 0] },
      { text: note, color: GREY, fontSize: 9, margin: [0, 0, 0, 4] },
      isRating ? drawColumns(bars, most, colour) : drawLines(bars, most, colour),
    ],
  };
}

const toWhole = (percent: number) => `${Math.round(percent)}%`;

const drawColumns = (bars: OptionBars['bars'], most: number, colour: string) => {
  const step = WIDTH / bars.length;
  const room = COLUMNS_HEIGHT - 24;
  const parts = bars.map(({ label, percent }, at) => {
    const height = (room * percent) / most;
    const middle = at * step + step / 2;
    return `<rect x="${at * step + 6}" y="${12 + room - height}" width="${step - 12}" height="${Math.max(0.5, height)}" fill="${colour}"/>${sign(middle, 9 + room - height, toWhole(percent))}${sign(middle, COLUMNS_HEIGHT - 2, label)}`;
  });
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${COLUMNS_HEIGHT}" viewBox="0 0 ${WIDTH} ${COLUMNS_HEIGHT}">${parts.join('')}</svg>`,
    width: WIDTH,
    alt: bars.map(({ label, percent }) => `${label}: ${toWhole(percent)}`).join(', '),
  };
};

/** Only digits, so nothing needs escaping. */
const sign = (x: number, y: number, text: string) =>
  `<text x="${x}" y="${y}" font-family="Roboto" font-size="8" fill="${GREY}" text-anchor="middle">${text}</text>`;

const drawLines = (bars: OptionBars['bars'], most: number, colour: string) => ({
  stack: bars.map(({ label, percent }) => ({
    columns: [
      { width: 210, text: label },
      {
        width: BAR,
        canvas: [
          { type: 'rect', x: 0, y: 1, w: Math.max(1, (BAR * percent) / most), h: 9, color: colour },
        ],
      },
      { width: '*', text: toWhole(percent), bold: true },
    ],
    columnGap: 8,
    margin: [0, 0, 0, 2],
  })),
});
