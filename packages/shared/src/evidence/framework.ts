import type { Region } from '../fields.ts';

/** What a record can show, whatever a regulator calls it (domain 3.7). */
export const EVIDENCE_KINDS = [
  'took_part',
  'one_to_one',
  'own_room',
  'known_person',
  'own_choice',
  'outcome_seen',
  'need_answered',
  'ability_used',
  'own_words',
  'community',
  'faith',
  'physical',
] as const;
export type EvidenceKind = (typeof EVIDENCE_KINDS)[number];

export interface FrameworkItem {
  /** Never changes and is never used again: records keep it. */
  code: string;
  /** Null for a heading, which nobody chooses. */
  parent: string | null;
  title: string;
}

/** What a nation's regulator looks for, as it was from one day to another. */
export interface Framework {
  code: string;
  nation: Exclude<Region, 'other'>;
  version: string;
  /** Whose it is, for people to read. */
  title: string;
  valid_from: string;
  /** The last day on which it counts; null while it does. */
  valid_to: string | null;
  items: readonly FrameworkItem[];
  /** Which items each kind of evidence speaks for. */
  links: Readonly<Record<EvidenceKind, readonly string[]>>;
}

/** A heading with what belongs to it. */
export const under = (
  code: string,
  title: string,
  items: Readonly<Record<string, string>>,
): FrameworkItem[] => [
  { code, parent: null, title },
  ...Object.entries(items).map(([end, name]) => ({
    code: `${code}.${end}`,
    parent: code,
    title: name,
  })),
];
