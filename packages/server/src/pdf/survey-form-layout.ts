import type { AnswerSymbolName } from '@relish/shared/surveys/survey-entries/answer-symbols.ts';

import { drawAnswer } from './answer-picture.ts';
import { APRICOT, GREEN, GREY, PAPER, RULE } from './colours.ts';
import { estimateWidth } from './text-width.ts';

export interface FormChoice {
  /** The digit that types it in; null from the tenth on. */
  key: string | null;
  label: string;
  symbol: AnswerSymbolName | null;
}

export interface FormQuestion {
  section: string | null;
  number: number;
  text: string;
  help: string | null;
  answer: 'pictures' | 'numbers' | 'list' | 'lines' | 'date';
  choices: FormChoice[];
  /** Not counted, such as "Does not apply". */
  others: FormChoice[];
}

export interface SurveyFormDocument {
  layout: 'survey-form';
  language: string;
  home: string;
  title: string;
  intro: string;
  /** How to fill it in and where to hand it back. */
  instructions: string[];
  /** A line for the name; null when the survey is anonymous. */
  nameLabel: string | null;
  dateLabels: string[];
  questions: FormQuestion[];
  thanks: string;
  attribution: string | null;
  page: { of: string; word: string };
}

const WIDTH = 595.28;
const MARGIN = 42;
const INNER = WIDTH - 2 * MARGIN;
/** Large print: no smaller type on the sheet. */
const SIZE = 18;
const BOX = 28;
const LINE_GAP = 34;
const WRITING_LINES = 4;

export function surveyFormLayout(document: SurveyFormDocument) {
  const { home, title, intro, instructions, nameLabel, questions, thanks, attribution } = document;
  const last = questions.length - 1;
  const end = [
    { text: thanks, bold: true, color: GREEN, margin: [0, 14, 0, 0] },
    ...(attribution === null ? [] : [{ text: attribution, color: GREY, margin: [0, 10, 0, 0] }]),
  ];
  return {
    info: { title, author: home },
    language: document.language,
    pageSize: 'A4',
    pageMargins: [MARGIN, 30, MARGIN, 44],
    defaultStyle: { fontSize: SIZE, lineHeight: 1.15, color: '#1a1f1b' },
    footer: (page: number, pages: number) => ({
      margin: [MARGIN, 8, MARGIN, 0],
      color: GREY,
      alignment: 'right',
      text: `${document.page.word} ${page} ${document.page.of} ${pages}`,
    }),
    content: [
      { text: home, color: GREY },
      { text: title, fontSize: 30, bold: true, color: GREEN, lineHeight: 1.1 },
      {
        canvas: [{ type: 'rect', x: 0, y: 0, w: 120, h: 4, r: 2, color: APRICOT }],
        margin: [0, 8, 0, 12],
      },
      ...(intro === '' ? [] : [{ text: intro, margin: [0, 0, 0, 10] }]),
      box(instructions),
      ...(nameLabel === null ? [] : [ruled(nameLabel)]),
      // Kept whole, so that nobody overlooks half of a question.
      ...questions.map((question, at) => ({
        unbreakable: true,
        stack: [...drawQuestion(question, document), ...(at === last ? end : [])],
      })),
    ],
  };
}

const box = (lines: string[]) => ({
  table: {
    widths: ['*'],
    body: [[{ stack: lines.map((text) => ({ text, margin: [0, 0, 0, 4] })), fillColor: PAPER }]],
  },
  layout: {
    hLineWidth: () => 0,
    vLineWidth: () => 0,
    paddingLeft: () => 14,
    paddingRight: () => 14,
    paddingTop: () => 10,
    paddingBottom: () => 6,
  },
  margin: [0, 0, 0, 4],
});

const ruled = (label: string) => ({
  columns: [
    { width: 'auto', text: label },
    { width: '*', canvas: [rule(22, INNER - estimateWidth(label, SIZE) - 10)] },
  ],
  columnGap: 10,
  margin: [0, 16, 0, 4],
});

const rule = (y: number, width: number) => ({
  type: 'line',
  x1: 0,
  y1: y,
  x2: width,
  y2: y,
  lineWidth: 1,
  lineColor: GREY,
});

function drawQuestion(
  { section, number, text, help, answer, choices, others }: FormQuestion,
  { dateLabels }: SurveyFormDocument,
): object[] {
  return [
    ...(section === null
      ? []
      : [{ text: section, fontSize: 22, bold: true, color: GREEN, margin: [0, 16, 0, 0] }]),
    { canvas: [{ ...rule(0, INNER), lineColor: RULE }], margin: [0, 12, 0, 8] },
    {
      columns: [
        { width: 'auto', text: `${number}.`, fontSize: 20, bold: true, color: GREEN },
        { width: '*', text, fontSize: 20, bold: true },
      ],
      columnGap: 8,
      margin: [0, 0, 0, help === null ? 8 : 2],
    },
    ...(help === null ? [] : [{ text: help, color: GREY, margin: [0, 0, 0, 8] }]),
    ...drawAnswers(answer, choices, dateLabels),
    ...(others.length === 0 ? [] : [drawRow(others, 8)]),
  ];
}

function drawAnswers(
  answer: FormQuestion['answer'],
  choices: FormChoice[],
  dateLabels: string[],
): object[] {
  if (answer === 'lines')
    return [
      {
        canvas: Array.from({ length: WRITING_LINES }, (_, at) => rule((at + 1) * LINE_GAP, INNER)),
      },
    ];
  if (answer === 'date') return [drawDate(dateLabels)];
  if (answer === 'numbers') return [drawNumbers(choices)];
  const column = INNER / choices.length - 6;
  const fits = choices.every(({ label }) =>
    label.split(' ').every((word) => estimateWidth(word, SIZE) <= column),
  );
  if (answer === 'pictures' && fits) return [drawPictures(choices)];
  return choices.map((choice) => drawListed(choice));
}

/** The digit of the typing-in screen in a box that is crossed. */
const drawBox = (key: string | null) => {
  const middle = BOX / 2;
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${BOX} ${BOX}"><rect x="1" y="1" width="${BOX - 2}" height="${BOX - 2}" rx="4" fill="white" stroke="#1a1f1b" stroke-width="1.6"/>${
      key === null
        ? ''
        : `<text x="${middle}" y="${middle + 6.5}" text-anchor="middle" font-family="Roboto" font-size="${SIZE}" fill="#6f7a73">${key}</text>`
    }</svg>`,
    width: BOX,
  };
};

const PICTURE = { few: 74, many: 56 };
const FEW = 3;

const drawPictures = (choices: FormChoice[]) => ({
  columns: choices.map(({ key, label, symbol }) => ({
    width: '*',
    stack: [
      ...(symbol === null
        ? []
        : [
            {
              svg: drawAnswer(symbol),
              width: choices.length <= FEW ? PICTURE.few : PICTURE.many,
              alignment: 'center',
            },
          ]),
      { ...drawBox(key), alignment: 'center', margin: [0, 3, 0, 3] },
      { text: label, alignment: 'center', lineHeight: 1.05 },
    ],
  })),
  columnGap: 6,
});

const drawNumbers = (choices: FormChoice[]) => ({
  columns: choices.map(({ label }) => ({ width: '*', stack: [drawBox(label)] })),
});

const drawRow = (choices: FormChoice[], top: number) => ({
  columns: choices.map(({ key, label }) => ({
    width: '*',
    columns: [
      { width: BOX, stack: [drawBox(key)] },
      { width: '*', text: label, margin: [0, 3, 0, 0] },
    ],
    columnGap: 10,
  })),
  margin: [0, top, 0, 0],
});

const drawListed = ({ key, label, symbol }: FormChoice) => ({
  columns: [
    { width: BOX, stack: [drawBox(key)] },
    ...(symbol === null ? [] : [{ width: BOX, svg: drawAnswer(symbol) }]),
    { width: '*', text: label, margin: [0, 3, 0, 0] },
  ],
  columnGap: 10,
  margin: [0, 0, 0, 6],
});

const drawDate = (labels: string[]) => ({
  columns: labels.map((label) => ({
    width: '*',
    stack: [
      { canvas: [{ type: 'rect', x: 0, y: 0, w: 120, h: 36, r: 4, lineColor: '#1a1f1b' }] },
      { text: label, color: GREY, margin: [0, 2, 0, 0] },
    ],
  })),
});
