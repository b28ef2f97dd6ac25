import type { Region } from '../../fields.ts';

/** Independent of any regulator's wording (domain 3.7). */
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
  /** Immutable and never reused: records refer to it. */
  code: string;
  /** Null for headings, which cannot be chosen. */
  parent: string | null;
  title: string;
}

/** A regulator's framework with its validity. */
export interface Framework {
  code: string;
  nation: Exclude<Region, 'other'>;
  version: string;
  title: string;
  valid_from: string;
  /** Last valid day; null while in force. */
  valid_to: string | null;
  items: readonly FrameworkItem[];
  /** Items each kind of evidence supports, with the reason; none where nothing honestly fits. */
  links: Readonly<Record<EvidenceKind, Readonly<Record<string, string>>>>;
}

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
