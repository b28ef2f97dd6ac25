import styles from './answer-symbol.module.css';

type Feeling = 'worst' | 'bad' | 'middle' | 'good' | 'best';
export type AnswerSymbolName = Feeling | Sign | HowOften;

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

const FeelingFace = ({ name }: { name: Feeling }) => (
  <>
    {name === 'best' && <path className={styles.line} d={RAYS} />}
    <path className={styles.shape} d={OUTLINES[name]} />
    <path className={name === 'best' ? styles.solid : styles.line} d={MOUTHS[name]} />
    {name === 'worst' && <path className={styles.line} d="M29 37l11-6M71 37l-11-6" />}
    <circle className={styles.solid} cx="38" cy="45" r="4.5" />
    <circle className={styles.solid} cx="62" cy="45" r="4.5" />
    {name === 'worst' && <path className={styles.solid} d="M70 52q7 10 0 13q-7-3 0-13z" />}
  </>
);

type HowOften = 'always' | 'often' | 'sometimes' | 'never';
const FULL_QUARTERS: Record<HowOften, number> = { always: 4, often: 3, sometimes: 1, never: 0 };
const QUARTERS = [
  'M52 48V14a34 34 0 0 1 34 34z',
  'M52 52h34a34 34 0 0 1-34 34z',
  'M48 52v34a34 34 0 0 1-34-34z',
  'M48 48H14a34 34 0 0 1 34-34z',
];

const OftenCircle = ({ name }: { name: HowOften }) =>
  QUARTERS.map((quarter, index) => (
    <path
      key={quarter}
      className={index < FULL_QUARTERS[name] ? styles.full : styles.empty}
      d={quarter}
    />
  ));

type Sign = 'yes' | 'no' | 'unsure';
const SIGNS: Record<Sign, { sign: string; outline: string }> = {
  yes: { sign: 'M30 52l14 15l27-33', outline: OUTLINES.good },
  no: { sign: 'M35 35l30 30M65 35l-30 30', outline: OUTLINES.bad },
  unsure: { sign: 'M37 40q0-14 13-14t13 13q0 7-7 11q-6 4-6 10M50 73v1', outline: OUTLINES.middle },
};

const SignMark = ({ name }: { name: Sign }) => (
  <>
    <path className={styles.shape} d={SIGNS[name].outline} />
    <path className={styles.sign} d={SIGNS[name].sign} />
  </>
);

const isSign = (name: AnswerSymbolName): name is Sign => name in SIGNS;
const isHowOften = (name: AnswerSymbolName): name is HowOften => name in FULL_QUARTERS;

const TONES: Partial<Record<AnswerSymbolName, 'good' | 'bad'>> = {
  best: 'good',
  good: 'good',
  yes: 'good',
  bad: 'bad',
  worst: 'bad',
  no: 'bad',
};

/** Differs by outline, by drawing and by colour; the answer's word is written beside it. */
export const AnswerSymbol = ({ name }: { name: AnswerSymbolName }) => (
  <svg className={styles.symbol} data-tone={TONES[name]} viewBox="0 0 100 100" aria-hidden="true">
    {isSign(name) ? (
      <SignMark name={name} />
    ) : isHowOften(name) ? (
      <OftenCircle name={name} />
    ) : (
      <FeelingFace name={name} />
    )}
  </svg>
);
