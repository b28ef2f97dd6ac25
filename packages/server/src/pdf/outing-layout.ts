import { AMBER, GREEN, GREY, PAPER, RULE, SOFT_GREEN } from './colours.ts';
import { EDGE_SIZE, HEADING_SIZE, TITLE_SIZE } from './font-sizes.ts';

interface Labelled {
  label: string;
  text: string;
}

export interface OutingDocument {
  layout: 'outing';
  title: string;
  lead: string;
  footer: string;
  /** Programme, staff, vehicle and plans, each with a heading. */
  facts: Labelled[];
  people: {
    name: string;
    initials: string;
    /** JPEG; null without a picture or without consent to it. */
    photo: Uint8Array | null;
    about: string;
    /** Such as facts that are out of date. */
    warning: string | null;
    needs: Labelled[];
    /** Filled in by hand. */
    blanks: string[];
  }[];
  headcount: {
    title: string;
    hint: string;
    name: string;
    stages: string[];
    /** Label of the empty row below the names. */
    signed: string;
    people: string[];
  };
  words: { people: string };
}

const MARGIN = 36;
const PHOTO = 92;

export const outingLayout = (document: OutingDocument) => {
  const { title, lead, footer, facts, people, headcount, words } = document;
  return {
    info: { title },
    pageSize: 'A4',
    pageMargins: [MARGIN, MARGIN, MARGIN, 48],
    defaultStyle: { fontSize: 10.5, lineHeight: 1.2 },
    footer: (page: number, pages: number) => ({
      columns: [
        { text: footer, color: AMBER, bold: true, fontSize: EDGE_SIZE, width: '*' },
        { text: `${page} / ${pages}`, color: GREY, fontSize: EDGE_SIZE, width: 'auto' },
      ],
      margin: [MARGIN, 14, MARGIN, 0],
    }),
    content: [
      { text: title, fontSize: TITLE_SIZE, bold: true, color: GREEN },
      { text: lead, color: GREY, margin: [0, 0, 0, 10] },
      ...facts.map(({ label, text }) => ({
        unbreakable: true,
        margin: [0, 0, 0, 9],
        stack: [
          { text: label, fontSize: HEADING_SIZE, bold: true, color: GREEN },
          text === '' ? blankLines(2) : { text },
        ],
      })),
      ...(people.length === 0
        ? []
        : [
            {
              text: words.people,
              fontSize: TITLE_SIZE,
              bold: true,
              color: GREEN,
              pageBreak: 'before',
            },
          ]),
      ...people.map(personCard),
      ...headcountSheet(headcount),
    ],
  };
};

const blankLines = (count: number) => ({
  stack: Array.from({ length: count }, () => ({
    canvas: [{ type: 'line', x1: 0, y1: 16, x2: 523, y2: 16, lineWidth: 0.5, lineColor: GREY }],
  })),
});

const NO_LINES = {
  hLineWidth: () => 0,
  vLineWidth: () => 0,
  paddingLeft: () => 0,
  paddingRight: () => 8,
  paddingTop: () => 1,
  paddingBottom: () => 1,
};

const toImage = (photo: Uint8Array) =>
  `data:image/jpeg;base64,${Buffer.from(photo.buffer, photo.byteOffset, photo.byteLength).toString('base64')}`;

function personCard({
  name,
  initials,
  photo,
  about,
  warning,
  needs,
  blanks,
}: OutingDocument['people'][number]) {
  return {
    unbreakable: true,
    margin: [0, 8, 0, 4],
    table: {
      widths: [PHOTO, '*'],
      body: [
        [
          photo === null
            ? {
                text: initials,
                fontSize: 30,
                bold: true,
                color: GREEN,
                alignment: 'center',
                margin: [0, 26, 0, 0],
                fillColor: SOFT_GREEN,
              }
            : { image: toImage(photo), fit: [PHOTO, PHOTO * 1.3], alt: name },
          {
            stack: [
              { text: name, fontSize: HEADING_SIZE, bold: true },
              ...(about === '' ? [] : [{ text: about }]),
              ...(warning === null ? [] : [{ text: warning, color: AMBER, bold: true }]),
              {
                margin: [0, 4, 0, 0],
                table: {
                  widths: [96, '*'],
                  body: [
                    ...needs.map(({ label, text }) => [
                      { text: label, color: GREY },
                      { text, bold: true },
                    ]),
                    ...blanks.map((label) => [
                      { text: label, color: GREY, margin: [0, 6, 0, 0] },
                      {
                        canvas: [
                          {
                            type: 'line',
                            x1: 0,
                            y1: 18,
                            x2: 290,
                            y2: 18,
                            lineWidth: 0.5,
                            lineColor: GREY,
                          },
                        ],
                      },
                    ]),
                  ],
                },
                layout: NO_LINES,
              },
            ],
          },
        ],
      ],
    },
    layout: {
      hLineColor: () => RULE,
      vLineWidth: (at: number) => (at === 1 ? 0 : 1),
      vLineColor: () => RULE,
      paddingLeft: () => 8,
      paddingRight: () => 8,
      paddingTop: () => 8,
      paddingBottom: () => 8,
    },
  };
}

/** A column for each stage, with a box for each of two people who count separately. */
function headcountSheet({
  title,
  hint,
  name,
  stages,
  signed,
  people,
}: OutingDocument['headcount']) {
  // Made anew for each cell, because pdfmake changes what it lays out.
  const box = () => ({ text: '', margin: [0, 9, 0, 9] });
  const header = (text: string, colSpan = 1) => ({
    text,
    colSpan,
    bold: true,
    color: GREEN,
    fillColor: SOFT_GREEN,
    alignment: colSpan === 1 ? 'left' : 'center',
  });
  const twice = <T>(each: (stage: string) => [T, T]) => stages.flatMap(each);
  return [
    { text: title, fontSize: TITLE_SIZE, bold: true, color: GREEN, pageBreak: 'before' },
    { text: hint, color: GREY, margin: [0, 0, 0, 8] },
    {
      table: {
        headerRows: 1,
        dontBreakRows: true,
        widths: ['*', ...stages.flatMap(() => [29, 29])],
        body: [
          [header(name), ...twice<object>((stage) => [header(stage, 2), {}])],
          ...people.map((person, at) => [
            { text: person, margin: [0, 3, 0, 3], ...(at % 2 === 1 && { fillColor: PAPER }) },
            ...twice<object>(() => [box(), box()]),
          ]),
          [
            { text: signed, color: GREY, margin: [0, 6, 0, 6] },
            ...twice<object>(() => [box(), box()]),
          ],
        ],
      },
      layout: {
        hLineColor: () => GREY,
        vLineColor: () => GREY,
        hLineWidth: () => 0.5,
        vLineWidth: () => 0.5,
      },
    },
  ];
}
