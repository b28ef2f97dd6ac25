import { APRICOT, GREEN, GREY } from './colours.ts';
import { fitLine, wrapText } from './text-width.ts';

export interface SurveyPosterDocument {
  layout: 'survey-poster';
  home: string;
  title: string;
  sentence: string;
  link: string;
  /** For people without a camera: where to go, and what to type there. */
  typed: { lead: string; address: string; codeLead: string; code: string };
  notes: string[];
}

const WIDTH = 595.28;
const MARGIN = 48;
const INNER = WIDTH - 2 * MARGIN;
const BAND_TOP = 34;
const HOME_HEIGHT = 30;
const TITLE = { most: 46, least: 26, line: 1.15 };
const TITLE_LINES = 2;
const QR = 290;
/** White around the squares, without which a camera does not find them. */
const QUIET = 26;

/** The largest type at which the title needs at most two lines. */
function fitTitle(title: string): { size: number; height: number } {
  let size = TITLE.most;
  while (size > TITLE.least && wrapText(title, INNER, size).length > TITLE_LINES) size -= 2;
  return { size, height: wrapText(title, INNER, size).length * size * TITLE.line };
}

export function surveyPosterLayout(document: SurveyPosterDocument) {
  const { home, title, sentence, link, typed, notes } = document;
  const name = fitLine(home, INNER, { most: 20, least: 12 });
  const address = fitLine(typed.address, INNER, { most: 26, least: 12 });
  const heading = fitTitle(title);
  const band = BAND_TOP + HOME_HEIGHT + heading.height + 20;
  return {
    info: { title, author: home },
    language: 'en-GB',
    pageSize: 'A4',
    pageMargins: [MARGIN, BAND_TOP, MARGIN, 30],
    defaultStyle: { fontSize: 18, lineHeight: 1.2, alignment: 'center', color: '#232a24' },
    background: {
      canvas: [
        { type: 'rect', x: 0, y: 0, w: WIDTH, h: band, color: GREEN },
        { type: 'rect', x: 0, y: band, w: WIDTH, h: 6, color: APRICOT },
      ],
    },
    content: [
      { text: name.text, fontSize: name.size, color: 'white' },
      {
        text: title,
        fontSize: heading.size,
        bold: true,
        color: 'white',
        lineHeight: TITLE.line - 0.1,
        absolutePosition: { x: MARGIN, y: BAND_TOP + HOME_HEIGHT },
      },
      { text: sentence, fontSize: 22, margin: [0, band - BAND_TOP - 8, 0, 14] },
      framed(link),
      { text: typed.lead, color: GREY, margin: [0, 16, 0, 0] },
      { text: address.text, fontSize: address.size, bold: true, noWrap: true },
      ...(typed.code === ''
        ? []
        : [
            {
              text: [
                { text: `${typed.codeLead} `, color: GREY },
                { text: typed.code, bold: true, fontSize: 30, color: GREEN, characterSpacing: 1 },
              ],
            },
          ]),
      { text: notes.join('\n'), margin: [0, 14, 0, 0] },
    ],
  };
}

const framed = (link: string) => ({
  table: {
    widths: ['*', 'auto', '*'],
    body: [
      [{ text: '' }, { qr: link, fit: QR, eccLevel: 'M', foreground: '#000000' }, { text: '' }].map(
        borderOnly,
      ),
    ],
  },
  layout: {
    hLineWidth: () => 2,
    vLineWidth: () => 2,
    hLineColor: () => GREEN,
    vLineColor: () => GREEN,
    paddingLeft: () => QUIET,
    paddingRight: () => QUIET,
    paddingTop: () => QUIET,
    paddingBottom: () => QUIET,
  },
});

/** Only the middle cell has a frame. */
const borderOnly = (cell: object, at: number) => ({
  ...cell,
  border: at === 1 ? [true, true, true, true] : [false, false, false, false],
});
