import type { Path } from 'react-hook-form';

import type { OwnValues } from './own-values.ts';

type Text = () => string;
type Name = Path<OwnValues>;
export type ChoiceWords = Readonly<Record<string, Text>>;

type Kind =
  | { kind: 'line'; max: number }
  | { kind: 'text'; max: number }
  | { kind: 'number'; min: number; max: number }
  | { kind: 'tick' }
  | { kind: 'switch' }
  | { kind: 'pick'; words: ChoiceWords }
  | { kind: 'several'; words: ChoiceWords; withGlyphs?: true }
  /** Ordered sentences. */
  | {
      kind: 'lines';
      most: number;
      max: number;
      item: (place: { number: number }) => string;
      add: Text;
    }
  /** Unordered short words. */
  | { kind: 'words'; most: number; max: number }
  | { kind: 'equipment' }
  | { kind: 'hazards' }
  | { kind: 'adaptations' }
  | { kind: 'interests' }
  | { kind: 'picture' };

export type Field = Kind & {
  name: Name;
  label: Text;
  hint?: Text;
  required?: true;
  /** Takes the whole width. */
  wide?: true;
};
export type FieldOf<K extends Field['kind']> = Extract<Field, { kind: K }>;

export interface Section {
  id: string;
  title: Text;
  text: Text;
  fields: readonly Field[];
}
