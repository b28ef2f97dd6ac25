import { LOCALES } from './compiled/locales.ts';

const KEY = 'relish.locale';

type Locale = (typeof LOCALES)[number];

/** The chosen language, or the first supported one of the browser, or our first. */
function choice(): Locale {
  const wanted = [stored(), ...navigator.languages].filter((each) => each !== undefined);
  const fits = (ours: string, theirs: string) =>
    ours === theirs || ours.split('-')[0] === theirs.split('-')[0];
  const matches = wanted.map((theirs) => LOCALES.find((ours) => fits(ours, theirs)));
  return matches.find((each) => each !== undefined) ?? LOCALES[0];
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

// Used by the compiled messages.

export const choose = (texts: Record<Locale, () => string>): string => texts[locale()]();

type Rule = Intl.LDMLPluralRule;

export function plural(
  count: number,
  texts: Partial<Record<Rule, () => string>> & { other: () => string },
) {
  const rule = new Intl.PluralRules(locale()).select(count);
  return (texts[rule] ?? texts.other)();
}

/** Small integers skip Intl.NumberFormat, which is slow to start. */
export function shown(value: string | number): string {
  const isPlain =
    typeof value === 'string' || (Number.isInteger(value) && value >= 0 && value < 1000);
  return isPlain ? String(value) : new Intl.NumberFormat(locale()).format(value);
}
