import { GREEN, GREY, RULE, SOFT_GREEN } from './colours.ts';
import { heading } from './survey-result-page.ts';

export interface ResultCell {
  text: string;
  isGrey: boolean;
}

export interface ResultTable {
  title: string;
  note: string;
  columns: string[];
  rows: { text: string; cells: ResultCell[] }[];
}

/** Row padding and type of tables: smaller where there are many rows, so that two pages are enough. */
interface Density {
  padding: number;
  size: number;
}
const ROOMY: Density = { padding: 2.5, size: 9 };
const TIGHT: Density = { padding: 0.8, size: 8.5 };
const ROOMY_LINES = 34;

export interface PrintedAction {
  theme: string;
  said: string;
  did: string;
  didLabel: string;
  state: string;
}

export interface PrintedItem {
  item: string;
  text: string;
  figure: string;
}

interface Listed {
  tables: ResultTable[];
  actions: PrintedAction[];
  items: PrintedItem[];
}

const LINES = { table: 4, action: 3 };

export function findDensity({ tables, actions, items }: Listed): Density {
  const lines = tables.reduce((sum, { rows }) => sum + rows.length + LINES.table, 0);
  const all = lines + actions.length * LINES.action + items.length;
  return all > ROOMY_LINES ? TIGHT : ROOMY;
}

export const drawTable = (
  { title, note, columns, rows }: ResultTable,
  { padding, size }: Density,
  widths: readonly number[] = columns.map(() => (columns.length > 4 ? 52 : 68)),
) => ({
  stack: [
    heading(title),
    { text: note, color: GREY, fontSize: 9, margin: [0, 0, 0, 4] },
    ...(rows.length === 0
      ? []
      : [
          {
            fontSize: size,
            table: {
              headerRows: 1,
              dontBreakRows: true,
              widths: ['*', ...widths],
              body: [
                ['Question', ...columns].map((text, at) => ({
                  text,
                  bold: true,
                  color: GREEN,
                  fillColor: SOFT_GREEN,
                  alignment: at === 0 ? 'left' : 'right',
                })),
                ...rows.map(({ text, cells }) => [
                  { text },
                  ...cells.map((cell) => ({
                    text: cell.text,
                    alignment: 'right',
                    ...(cell.isGrey ? { color: GREY } : { bold: true }),
                  })),
                ]),
              ],
            },
            layout: {
              hLineWidth: (at: number) => (at === 0 ? 0 : 0.5),
              vLineWidth: () => 0,
              hLineColor: () => RULE,
              paddingLeft: () => 5,
              paddingRight: () => 5,
              paddingTop: () => padding,
              paddingBottom: () => padding,
            },
          },
        ]),
  ],
});

export const drawActions = ({ actions }: Listed) =>
  actions.map(({ theme, said, did, didLabel, state }, at) => ({
    unbreakable: true,
    stack: [
      ...(at === 0 ? [heading('What we did about it')] : []),
      {
        columns: [
          { width: '*', text: theme, bold: true },
          { width: 'auto', text: state, color: GREY, fontSize: 9 },
        ],
      },
      {
        columns: [
          { width: '*', text: [{ text: 'You said: ', color: GREY }, said] },
          { width: '*', text: [{ text: `${didLabel}: `, color: GREEN, bold: true }, did] },
        ],
        columnGap: 14,
        margin: [0, 0, 0, 6],
      },
    ],
  }));

const ITEM_WIDTHS = [190, 56];

export const drawItems = ({ items }: Listed, density: Density) =>
  items.length === 0
    ? []
    : [
        drawTable(
          {
            title: 'Evidence for the inspection framework',
            note: 'Questions that managers linked to an item, with good answers and their number.',
            columns: ['Item', 'Result'],
            rows: items.map(({ item, text, figure }) => ({
              text,
              cells: [
                { text: item, isGrey: true },
                { text: figure, isGrey: false },
              ],
            })),
          },
          density,
          ITEM_WIDTHS,
        ),
      ];
