import type { Path } from 'react-hook-form';

import type { ResidentValues } from './values.ts';

type Text = () => string;
type Name = Path<ResidentValues>;
export type ChoiceWords = Readonly<Record<string, Text>>;

type Kind =
  | { kind: 'line'; max: number }
  | { kind: 'text'; max: number }
  | { kind: 'day' }
  | { kind: 'tick' }
  /** One option or none. */
  | { kind: 'pick'; words: ChoiceWords; numeric?: boolean }
  /** Exactly one option. */
  | { kind: 'one'; words: ChoiceWords }
  | { kind: 'several'; words: ChoiceWords }
  | { kind: 'language' }
  | { kind: 'languages' }
  | { kind: 'topics' }
  | { kind: 'allergies' }
  | { kind: 'staff' };

interface Rest {
  hint?: Text;
  required?: true;
  /** Shown only while another field makes it meaningful. */
  when?: { name: Name; is: (value: unknown) => boolean };
  /** Takes the whole width. */
  wide?: boolean;
}

export type Field = Kind & Rest & { name: Name; label: Text };
export type FieldOf<K extends Field['kind']> = Extract<Field, { kind: K }>;

export interface Section {
  id: string;
  title: Text;
  text: Text;
  fields: readonly Field[];
}

export const line = (name: Name, label: Text, max: number, rest: Rest = {}): Field => ({
  kind: 'line',
  name,
  label,
  max,
  ...rest,
});

export const text = (name: Name, label: Text, max: number): Field => ({
  kind: 'text',
  name,
  label,
  max,
  wide: true,
});

export const day = (name: Name, label: Text, rest: Rest = {}): Field => ({
  kind: 'day',
  name,
  label,
  ...rest,
});

export const tick = (name: Name, label: Text, rest: Rest = {}): Field => ({
  kind: 'tick',
  name,
  label,
  ...rest,
});

export const pick = (name: Name, label: Text, words: ChoiceWords, numeric = false): Field => ({
  kind: 'pick',
  name,
  label,
  words,
  numeric,
});

export const one = (name: Name, label: Text, words: ChoiceWords): Field => ({
  kind: 'one',
  name,
  label,
  words,
  wide: true,
});

export const several = (name: Name, label: Text, words: ChoiceWords): Field => ({
  kind: 'several',
  name,
  label,
  words,
  wide: true,
});
