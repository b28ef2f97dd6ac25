import {
  type AnswerSymbolName,
  drawSymbol,
  SYMBOL_TONES,
} from '@relish/shared/surveys/survey-entries/answer-symbols.ts';

import styles from './answer-symbol.module.css';

/** Differs by outline, by drawing and by colour; the answer's word is written beside it. */
export const AnswerSymbol = ({ name }: { name: AnswerSymbolName }) => (
  <svg
    className={styles.symbol}
    data-tone={SYMBOL_TONES[name]}
    viewBox="0 0 100 100"
    aria-hidden="true"
  >
    {drawSymbol(name).map(({ role, path }) => (
      <path key={path} className={styles[role]} d={path} />
    ))}
  </svg>
);
