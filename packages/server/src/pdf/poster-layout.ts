import { GREEN, GREY, RULE, SOFT_GREEN } from './colours.ts';
import { TITLE_SIZE } from './font-sizes.ts';

interface PosterPair {
  theme: string;
  said: string;
  did: string;
}

export interface PosterDocument {
  layout: 'poster';
  title: string;
  home: string;
  footer: string;
  words: { said: string; did: string };
  pairs: PosterPair[];
}

/** Large type: it hangs on a wall. Fewer pairs are set larger. */
const sizeFor = (pairs: number) => (pairs <= 2 ? 22 : pairs <= 4 ? 17 : 14);

export function posterLayout({ title, home, footer, words, pairs }: PosterDocument) {
  const size = sizeFor(pairs.length);
  const cell = (label: string, text: string, fillColor: string | null) => ({
    stack: [
      { text: label, fontSize: size * 0.8, bold: true, color: fillColor ? GREEN : GREY },
      { text, fontSize: size, margin: [0, 4, 0, 0] },
    ],
    fillColor,
  });
  return {
    info: { title },
    pageSize: 'A4',
    pageMargins: [36, 36, 36, 48],
    defaultStyle: { lineHeight: 1.2 },
    footer: { text: footer, alignment: 'center', color: GREY, margin: [36, 8, 36, 0] },
    content: [
      { text: home, fontSize: 14, color: GREY },
      { text: title, fontSize: TITLE_SIZE * 1.8, bold: true, color: GREEN, margin: [0, 0, 0, 12] },
      ...pairs.map(({ theme, said, did }) => ({
        unbreakable: true,
        margin: [0, 0, 0, 12],
        stack: [
          { text: theme, fontSize: size, bold: true, margin: [0, 0, 0, 4] },
          {
            table: {
              widths: ['*', '*'],
              body: [[cell(words.said, said, null), cell(words.did, did, SOFT_GREEN)]],
            },
            layout: {
              hLineColor: () => RULE,
              vLineColor: () => RULE,
              paddingLeft: () => 12,
              paddingRight: () => 12,
              paddingTop: () => 10,
              paddingBottom: () => 10,
            },
          },
        ],
      })),
    ],
  };
}
