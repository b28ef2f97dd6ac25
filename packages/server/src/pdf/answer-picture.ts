import {
  type AnswerSymbolName,
  drawSymbol,
  SYMBOL_TONES,
  type SymbolPart,
} from '@relish/shared/surveys/survey-entries/answer-symbols.ts';

const COLOURS = {
  good: { fill: '#dcebdd', drawn: '#1d4b33' },
  bad: { fill: '#dce8f5', drawn: '#1d4570' },
  middle: { fill: '#f7e8bd', drawn: '#5c4200' },
};
const OFTEN = '#1f5741';

/** The faces and symbols of the tablet, for paper. */
export function drawAnswer(name: AnswerSymbolName): string {
  const { fill, drawn } = COLOURS[SYMBOL_TONES[name] ?? 'middle'];
  const looks: Record<SymbolPart['role'], string> = {
    shape: `fill="${fill}" stroke="${drawn}" stroke-width="3.5"`,
    line: `fill="none" stroke="${drawn}" stroke-width="5"`,
    sign: `fill="none" stroke="${drawn}" stroke-width="8"`,
    solid: `fill="${drawn}"`,
    full: `fill="${OFTEN}" stroke="${OFTEN}" stroke-width="3.5"`,
    empty: `fill="none" stroke="${OFTEN}" stroke-width="3.5"`,
  };
  const parts = drawSymbol(name).map(
    ({ role, path }) =>
      `<path ${looks[role]} stroke-linecap="round" stroke-linejoin="round" d="${path}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${parts.join('')}</svg>`;
}
