import { LOCALES } from './compiled/locales.ts';

const KEY = 'relish.locale';

type Locale = (typeof LOCALES)[number];

/** The language of this device: what was chosen, else what its owner reads, else the first of ours. */
function choice(): Locale {
  const wanted = [stored(), ...navigator.languages].filter((each) => each !== undefined);
  const fits = (ours: string, theirs: string) =>
    ours === theirs || ours.split('-')[0] === theirs.split('-')[0];
  const found = wanted.map((theirs) => LOCALES.find((ours) => fits(ours, theirs)));
  return found.find((each) => each !== undefined) ?? LOCALES[0];
}

function stored(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

let chosen: Locale | undefined;

export const locale = (): Locale => (chosen ??= choice());

// What compiled messages are made of.

export const choose = (texts: Record<Locale, () => string>): string => texts[locale()]();

type Rule = Intl.LDMLPluralRule;

export function plural(
  count: number,
  texts: Partial<Record<Rule, () => string>> & { other: () => string },
) {
  const rule = new Intl.PluralRules(locale()).select(count);
  return (texts[rule] ?? texts.other)();
}

/** Numbers are written as the language writes them; small ones without waking the formatter, which is slow to start. */
export function shown(value: string | number): string {
  const isPlain =
    typeof value === 'string' || (Number.isInteger(value) && value >= 0 && value < 1000);
  return isPlain ? String(value) : new Intl.NumberFormat(locale()).format(value);
}
