import type { QuestionType } from '../surveys/question-types.ts';

type Feeling = 'worst' | 'bad' | 'middle' | 'good' | 'best';
type HowOften = 'always' | 'often' | 'sometimes' | 'never';
type Sign = 'yes' | 'no' | 'unsure';
export type AnswerSymbolName = Feeling | Sign | HowOften;

/** On a square of 100 by 100; screen and paper each give the roles their colours. */
export interface SymbolPart {
  role: 'shape' | 'line' | 'sign' | 'solid' | 'full' | 'empty';
  path: string;
}

/** Round, square or pointed, for people who misread a mouth or a colour. */
const OUTLINES: Record<Feeling, string> = {
  best: 'M50 14a36 36 0 1 1 0 72a36 36 0 1 1 0-72z',
  good: 'M50 14a36 36 0 1 1 0 72a36 36 0 1 1 0-72z',
  middle:
    'M28 16h44a12 12 0 0 1 12 12v44a12 12 0 0 1-12 12h-44a12 12 0 0 1-12-12v-44a12 12 0 0 1 12-12z',
  bad: 'M50 10l35 20v40l-35 20l-35-20v-40z',
  worst: 'M50 10l35 20v40l-35 20l-35-20v-40z',
};

const MOUTHS: Record<Feeling, string> = {
  best: 'M32 57h36a18 18 0 0 1-36 0z',
  good: 'M33 58q17 18 34 0',
  middle: 'M34 63h32',
  bad: 'M34 68q16-15 32 0',
  worst: 'M34 70q16-20 32 0',
};

const RAYS = 'M50 1v7M50 92v7M1 50h7M92 50h7M15 15l5 5M80 80l5 5M15 85l5-5M80 20l5-5';
const EYES =
  'M33.5 45a4.5 4.5 0 1 1 9 0a4.5 4.5 0 1 1-9 0zM57.5 45a4.5 4.5 0 1 1 9 0a4.5 4.5 0 1 1-9 0z';
const BROWS = 'M29 37l11-6M71 37l-11-6';
const TEAR = 'M70 52q7 10 0 13q-7-3 0-13z';

const drawFace = (name: Feeling): SymbolPart[] => [
  ...(name === 'best' ? [{ role: 'line' as const, path: RAYS }] : []),
  { role: 'shape', path: OUTLINES[name] },
  { role: name === 'best' ? 'solid' : 'line', path: MOUTHS[name] },
  { role: 'solid', path: EYES },
  ...(name === 'worst'
    ? [
        { role: 'line' as const, path: BROWS },
        { role: 'solid' as const, path: TEAR },
      ]
    : []),
];

const FULL_QUARTERS: Record<HowOften, number> = { always: 4, often: 3, sometimes: 1, never: 0 };
const QUARTERS = [
  'M52 48V14a34 34 0 0 1 34 34z',
  'M52 52h34a34 34 0 0 1-34 34z',
  'M48 52v34a34 34 0 0 1-34-34z',
  'M48 48H14a34 34 0 0 1 34-34z',
];

const SIGNS: Record<Sign, { sign: string; outline: string }> = {
  yes: { sign: 'M30 52l14 15l27-33', outline: OUTLINES.good },
  no: { sign: 'M35 35l30 30M65 35l-30 30', outline: OUTLINES.bad },
  unsure: { sign: 'M37 40q0-14 13-14t13 13q0 7-7 11q-6 4-6 10M50 73v1', outline: OUTLINES.middle },
};

const isSign = (name: AnswerSymbolName): name is Sign => name in SIGNS;
const isHowOften = (name: AnswerSymbolName): name is HowOften => name in FULL_QUARTERS;

/** From back to front. */
export function drawSymbol(name: AnswerSymbolName): SymbolPart[] {
  if (isSign(name))
    return [
      { role: 'shape', path: SIGNS[name].outline },
      { role: 'sign', path: SIGNS[name].sign },
    ];
  if (isHowOften(name))
    return QUARTERS.map((path, at) => ({
      role: at < FULL_QUARTERS[name] ? 'full' : 'empty',
      path,
    }));
  return drawFace(name);
}

export const SYMBOL_TONES: Partial<Record<AnswerSymbolName, 'good' | 'bad'>> = {
  best: 'good',
  good: 'good',
  yes: 'good',
  bad: 'bad',
  worst: 'bad',
  no: 'bad',
};

export const SCALE_SYMBOLS: Partial<
  Record<QuestionType, Partial<Record<string, AnswerSymbolName>>>
> = {
  faces3: { happy: 'good', ok: 'middle', unhappy: 'bad' },
  faces5: {
    very_happy: 'best',
    happy: 'good',
    ok: 'middle',
    unhappy: 'bad',
    very_unhappy: 'worst',
  },
  agree5: {
    strongly_agree: 'best',
    agree: 'good',
    neither: 'middle',
    disagree: 'bad',
    strongly_disagree: 'worst',
  },
  freq4: { always: 'always', often: 'often', sometimes: 'sometimes', never: 'never' },
  yes_no_unsure: { yes: 'yes', no: 'no', unsure: 'unsure' },
};
