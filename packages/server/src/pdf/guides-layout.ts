import { AMBER, GREEN, GREY, PAPER, RULE } from './colours.ts';

export interface Labelled {
  label: string;
  text: string;
}

export interface PrintedGuide {
  title: string;
  summary: string | null;
  picture: string | null;
  facts: Labelled[];
  needs: string[];
  description: string | null;
  steps: string[];
  say: Labelled[];
  adaptations: Labelled[];
  look_for: Labelled[];
  safety: Labelled[];
  culture: string | null;
  visit: { bring: string[]; say: string; steps: string[] } | null;
}

export interface GuidesDocument {
  layout: 'guides';
  title: string;
  footer: string;
  words: Record<
    'needs' | 'steps' | 'say' | 'adapt' | 'look_for' | 'safety' | 'culture' | 'visit' | 'bring',
    string
  >;
  guides: PrintedGuide[];
}

type Words = GuidesDocument['words'];

/** One page per guide; longer guides use smaller type. */
export const guidesLayout = ({ title, footer, words, guides }: GuidesDocument) => ({
  info: { title },
  pageSize: 'A4',
  pageMargins: [40, 32, 40, 36],
  defaultStyle: { lineHeight: 1.15 },
  footer: { text: footer, margin: [40, 10, 40, 0], color: GREY, fontSize: 8 },
  content: guides.map((guide, at) => ({
    stack: layOutPage(guide, words),
    fontSize: sizeFor(guide),
    ...(at > 0 && { pageBreak: 'before' }),
  })),
});

const SIZES = [
  { upTo: 2400, size: 11 },
  { upTo: 2800, size: 10.5 },
  { upTo: 3200, size: 10 },
  { upTo: 3550, size: 9.5 },
  { upTo: 3850, size: 9 },
  { upTo: 4200, size: 8.5 },
];
const SMALLEST = 8;

/** By length; a test prints every guide of the library. */
function sizeFor(guide: PrintedGuide): number {
  const length = JSON.stringify({ ...guide, picture: null }).length;
  return SIZES.find(({ upTo }) => length <= upTo)?.size ?? SMALLEST;
}

const heading = (text: string) => ({
  text,
  bold: true,
  color: GREEN,
  margin: [0, 7, 0, 2],
});
const labelled = ({ label, text }: Labelled) => ({
  text: [{ text: `${label}: `, bold: true }, text],
  margin: [0, 0, 0, 2],
});
const part = (title: string, content: object[]) =>
  content.length === 0 ? [] : [heading(title), ...content];

function layOutPage(guide: PrintedGuide, words: Words): object[] {
  return [
    top(guide),
    facts(guide.facts),
    {
      columns: [
        {
          width: '*',
          stack: [
            ...part(words.needs, guide.needs.length > 0 ? [{ ul: guide.needs }] : []),
            ...part(words.steps, [
              ...(guide.description === null ? [] : [{ text: guide.description }]),
              ...(guide.steps.length === 0 ? [] : [{ ol: guide.steps }]),
            ]),
          ],
        },
        {
          width: '40%',
          stack: [
            ...part(words.say, guide.say.map(labelled)),
            ...part(words.look_for, guide.look_for.map(labelled)),
          ],
        },
      ],
      columnGap: 20,
    },
    ...part(words.adapt, guide.adaptations.map(labelled)),
    ...safety(guide, words),
    ...visit(guide, words),
  ];
}

const top = ({ title, summary, picture }: PrintedGuide) => ({
  columns: [
    {
      width: '*',
      stack: [
        { text: title, fontSize: 20, bold: true, color: GREEN, lineHeight: 1 },
        ...(summary === null ? [] : [{ text: summary, fontSize: 11, margin: [0, 3, 0, 0] }]),
      ],
    },
    ...(picture === null ? [] : [{ svg: picture, width: 96 }]),
  ],
  columnGap: 16,
  margin: [0, 0, 0, 5],
});

const facts = (list: Labelled[]) => ({
  table: {
    widths: ['*'],
    body: [
      [
        {
          text: list.flatMap(({ label, text }, at) => [
            { text: `${at > 0 ? '   ' : ''}${label}\u00a0`, color: GREY },
            // Keeps a fact on one line with its label.
            { text: text.replaceAll(' ', '\u00a0'), bold: true },
          ]),
          fillColor: PAPER,
        },
      ],
    ],
  },
  layout: 'noBorders',
});

function safety(guide: PrintedGuide, words: Words): object[] {
  const notes = [
    ...guide.safety,
    ...(guide.culture === null ? [] : [{ label: words.culture, text: guide.culture }]),
  ];
  if (notes.length === 0) return [];
  return [
    {
      margin: [0, 7, 0, 0],
      table: {
        widths: ['*'],
        body: [
          [
            {
              stack: [
                { text: words.safety, bold: true, color: AMBER, margin: [0, 0, 0, 2] },
                ...notes.map(labelled),
              ],
            },
          ],
        ],
      },
      layout: framed(AMBER),
    },
  ];
}

function visit({ visit: visitGuide }: PrintedGuide, words: Words): object[] {
  if (visitGuide === null) return [];
  return [
    {
      margin: [0, 7, 0, 0],
      table: {
        widths: ['*'],
        body: [
          [
            {
              fillColor: PAPER,
              stack: [
                { text: words.visit, bold: true, color: GREEN, margin: [0, 0, 0, 2] },
                ...(visitGuide.bring.length === 0
                  ? []
                  : [labelled({ label: words.bring, text: visitGuide.bring.join(', ') })]),
                { text: `“${visitGuide.say}”`, italics: true, margin: [0, 0, 0, 2] },
                { ol: visitGuide.steps },
              ],
            },
          ],
        ],
      },
      layout: framed(RULE),
    },
  ];
}

const framed = (colour: string) => ({
  hLineWidth: () => 0.7,
  vLineWidth: () => 0.7,
  hLineColor: () => colour,
  vLineColor: () => colour,
  paddingLeft: () => 7,
  paddingRight: () => 7,
  paddingTop: () => 5,
  paddingBottom: () => 4,
});
