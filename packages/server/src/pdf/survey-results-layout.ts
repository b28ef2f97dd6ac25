import { APRICOT, GREEN, GREY, PAPER } from './colours.ts';
import { EDGE_SIZE, TITLE_SIZE } from './font-sizes.ts';
import { drawBars, drawScale, type OptionBars, type ScaleChart } from './survey-result-charts.ts';
import { SIDE, WIDTH } from './survey-result-page.ts';
import {
  drawActions,
  drawItems,
  drawTable,
  findDensity,
  type PrintedAction,
  type PrintedItem,
  type ResultTable,
} from './survey-result-tables.ts';

export interface SurveyResultsDocument {
  layout: 'survey-results';
  home: string;
  title: string;
  lead: string;
  footer: string;
  tiles: { label: string; value: string; note: string }[];
  scales: ScaleChart[];
  bars: OptionBars[];
  /** Questions with fewer than five answers, without any figure. */
  hidden: string[];
  tables: ResultTable[];
  actions: PrintedAction[];
  items: PrintedItem[];
  attribution: string | null;
}

/** More questions than this go on to the next page, so that a new page would leave a gap. */
const ROWS_ON_A_PAGE = 26;

export function surveyResultsLayout(document: SurveyResultsDocument) {
  const rows = document.scales.reduce((sum, scale) => sum + scale.rows.length, 0);
  const density = findDensity(document);
  const second = [
    ...document.tables.map((table) => drawTable(table, density)),
    ...drawActions(document),
    ...drawItems(document, density),
    ...(document.attribution === null
      ? []
      : [{ text: document.attribution, color: GREY, margin: [0, 8, 0, 0] }]),
  ];
  return {
    info: { title: document.title, author: document.home },
    language: 'en-GB',
    displayTitle: true,
    tagged: true,
    version: '1.7',
    pageSize: 'A4',
    pageMargins: [SIDE, 40, SIDE, 48],
    defaultStyle: { fontSize: 9.5, lineHeight: 1.2, color: '#232a24' },
    footer: (page: number, pages: number) => ({
      margin: [SIDE, 12, SIDE, 0],
      fontSize: EDGE_SIZE,
      color: GREY,
      columns: [
        { width: '*', text: document.footer },
        { width: 70, text: `Page ${page} of ${pages}`, alignment: 'right' },
      ],
    }),
    content: [
      ...top(document),
      drawTiles(document.tiles),
      ...document.scales.map(drawScale),
      ...document.bars.map(drawBars),
      ...drawHidden(document.hidden),
      {
        stack: second,
        ...(rows <= ROWS_ON_A_PAGE && second.length > 0 && { pageBreak: 'before' }),
      },
    ],
  };
}

const top = ({ home, title, lead }: SurveyResultsDocument) => [
  { text: home, color: GREEN, bold: true, fontSize: 11 },
  { text: title, fontSize: TITLE_SIZE, bold: true, color: GREEN, lineHeight: 1.1 },
  { text: lead, color: GREY, fontSize: 11, margin: [0, 2, 0, 6] },
  {
    canvas: [{ type: 'rect', x: 0, y: 0, w: WIDTH, h: 3, r: 1.5, color: APRICOT }],
    margin: [0, 0, 0, 8],
  },
];

const drawTiles = (tiles: SurveyResultsDocument['tiles']) => ({
  table: {
    widths: tiles.map(() => '*'),
    body: [
      tiles.map(({ label, value, note }) => ({
        fillColor: PAPER,
        stack: [
          { text: label, bold: true, fontSize: 9 },
          { text: value, fontSize: 18, bold: true, color: GREEN, lineHeight: 1.1 },
          { text: note, fontSize: 8.2, color: GREY, lineHeight: 1.1 },
        ],
      })),
    ],
  },
  layout: {
    hLineWidth: () => 0,
    vLineWidth: (at: number) => (at === 0 || at === tiles.length ? 0 : 6),
    vLineColor: () => 'white',
    paddingLeft: () => 8,
    paddingRight: () => 8,
    paddingTop: () => 6,
    paddingBottom: () => 6,
  },
});

const drawHidden = (hidden: string[]) =>
  hidden.length === 0
    ? []
    : [
        {
          unbreakable: true,
          color: GREY,
          margin: [0, 10, 0, 0],
          stack: [
            { text: 'Fewer than five answers, not shown so that nobody can be recognised:' },
            { text: hidden.join(' · ') },
          ],
        },
      ];
