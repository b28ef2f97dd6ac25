import { GREEN, GREY, RULE } from './colours.ts';
import type { Labelled } from './guides-layout.ts';

export interface PrintedCard {
  title: string;
  summary: string | null;
  picture: string | null;
  facts: Labelled[];
  steps: string[];
  say: string | null;
}

export interface CardsDocument {
  layout: 'cards';
  title: string;
  cards: PrintedCard[];
}

const HEIGHT = 372;

/** Four per page, with cutting lines. */
export function cardsLayout({ title, cards }: CardsDocument) {
  const rows: object[][] = [];
  for (let at = 0; at < cards.length; at += 2)
    rows.push([cards[at], cards[at + 1]].map((card) => (card ? layOutCard(card) : {})));
  return {
    info: { title },
    pageSize: 'A4',
    pageMargins: [28, 28, 28, 28],
    defaultStyle: { fontSize: 11, lineHeight: 1.2 },
    content: [
      {
        table: { widths: ['*', '*'], heights: HEIGHT, dontBreakRows: true, body: rows },
        layout: {
          hLineWidth: () => 0.7,
          vLineWidth: () => 0.7,
          hLineColor: () => RULE,
          vLineColor: () => RULE,
          hLineStyle: () => ({ dash: { length: 4 } }),
          vLineStyle: () => ({ dash: { length: 4 } }),
          paddingLeft: () => 14,
          paddingRight: () => 14,
          paddingTop: () => 10,
          paddingBottom: () => 4,
        },
      },
    ],
  };
}

const layOutCard = ({ title, summary, picture, facts, steps, say }: PrintedCard) => ({
  stack: [
    ...(picture === null ? [] : [{ svg: picture, width: 96, margin: [0, 0, 0, 6] }]),
    { text: title, fontSize: 16, bold: true, color: GREEN, lineHeight: 1.05 },
    ...(summary === null ? [] : [{ text: summary, margin: [0, 3, 0, 4] }]),
    ...facts.map(({ label, text }) => ({
      text: [
        { text: `${label} `, color: GREY },
        { text, bold: true },
      ],
      fontSize: 10,
    })),
    ...(steps.length === 0 ? [] : [{ ol: steps, margin: [0, 5, 0, 0] }]),
    ...(say === null ? [] : [{ text: `“${say}”`, italics: true, margin: [0, 5, 0, 0] }]),
  ],
});
