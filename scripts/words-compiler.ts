/** A text with {placeholders}, or one per plural category of {count}. */
export type Message = string | Record<string, string>;
export type Catalogues = Record<string, Record<string, Message>>;

const BASE = 'en-GB';

const PLACEHOLDER = /\{(\w+)\}/g;
const NAME = /^[a-z][a-z0-9_]*$/;
const RULES: ReadonlySet<string> = new Set(['zero', 'one', 'two', 'few', 'many', 'other']);

const parts = (message: Message) =>
  typeof message === 'string' ? [message] : Object.values(message);

function listInputs(message: Message): string[] {
  const named = parts(message).flatMap((text) =>
    [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name),
  );
  return [...new Set([...(typeof message === 'string' ? [] : ['count']), ...named])].toSorted();
}

/** One module per message, so that a screen loads only its own words. */
export function generate(catalogues: Catalogues): Map<string, string> {
  const base = catalogues[BASE];
  if (!base || Object.keys(base).length === 0) throw new Error(`There are no words in ${BASE}.`);
  check(catalogues, base);
  const locales = Object.keys(catalogues).toSorted(
    (a, b) => Number(b === BASE) - Number(a === BASE),
  );

  const files = new Map<string, string>();
  files.set('locales.ts', `export const LOCALES = ${JSON.stringify(locales)} as const;\n`);
  files.set(
    'messages.ts',
    Object.keys(base)
      .map((key) => `export { ${key} } from './messages/${key}.ts';\n`)
      .join(''),
  );
  for (const [key, message] of Object.entries(base)) {
    const texts = new Map(locales.map((locale) => [locale, catalogues[locale]?.[key] ?? message]));
    files.set(`messages/${key}.ts`, writeModule(key, listInputs(message), texts));
  }
  return files;
}

/** Placeholders of a translation must match the original. */
function check(catalogues: Catalogues, base: Record<string, Message>) {
  for (const [locale, words] of Object.entries(catalogues))
    for (const [key, message] of Object.entries(words)) {
      const at = `${locale}.json, ${key}:`;
      const original = base[key];
      if (!NAME.test(key)) throw new Error(`${at} use small letters, figures and _`);
      if (original === undefined) throw new Error(`${at} ${BASE} has no such message`);
      if (typeof message !== 'string') {
        const strange = Object.keys(message).find((rule) => !RULES.has(rule));
        if (strange !== undefined || message.other === undefined)
          throw new Error(`${at} plurals need "other", and may have ${[...RULES].join(', ')}`);
      }
      const unknown = listInputs(message).find((name) => !listInputs(original).includes(name));
      if (unknown !== undefined) throw new Error(`${at} {${unknown}} is not in the original`);
    }
}

function writeModule(key: string, inputs: string[], texts: Map<string, Message>): string {
  const types = inputs.map((name) => `${name}: ${name === 'count' ? 'number' : 'string | number'}`);
  const taken = inputs.length === 0 ? '()' : `({ ${inputs.join(', ')} }: { ${types.join('; ')} })`;
  const entries = [...texts].map(
    ([locale, message]) => [locale, writeExpression(message)] as const,
  );
  const [only] = entries;
  const chosen =
    entries.length === 1
      ? only?.[1]
      : `choose({ ${entries.map(([locale, text]) => `'${locale}': () => ${text}`).join(', ')} })`;
  const used = ['choose', 'plural', 'shown'].filter((name) => chosen?.includes(`${name}(`));
  const imported =
    used.length === 0 ? '' : `import { ${used.join(', ')} } from '../../speak.ts';\n\n`;
  return `${imported}export const ${key} = ${taken}: string => ${chosen};\n`;
}

function writeExpression(message: Message): string {
  if (typeof message === 'string') return writeTemplate(message);
  const rules = Object.entries(message).map(
    ([rule, text]) => `${rule}: () => ${writeTemplate(text)}`,
  );
  return `plural(count, { ${rules.join(', ')} })`;
}

function writeTemplate(text: string): string {
  const escaped = text.replace(/[\\`$]/g, (found) => `\\${found}`);
  return `\`${escaped.replace(PLACEHOLDER, (_all, name: string) => `\${shown(${name})}`)}\``;
}
