import type { Hazard } from '../../library/activities/choices.ts';
import type { RuledLine } from './line-rules.ts';
import { type Band, bandAfter } from './matrix.ts';

/** Single texts of an assessment, in the order in which they are read. */
export const COMPARED_TEXTS = [
  'title',
  'benefits',
  'description',
  'location',
  'person_view',
  'emergency_plan',
  'staffing_ratio',
  'decision',
  'decision_reason',
  'review_on',
] as const;
export type ComparedText = (typeof COMPARED_TEXTS)[number];

export interface ComparedLine extends RuledLine {
  /** The same in later versions. */
  key: string;
  hazard_code: Hazard | null;
  hazard_text: string | null;
}

export interface ComparedVersion {
  texts: Readonly<Record<ComparedText, string | null>>;
  lines: readonly ComparedLine[];
}

/** Each becomes one sentence on a screen or in the document. */
type Difference =
  | { kind: 'text'; text: ComparedText; before: string | null; after: string | null }
  | { kind: 'line_added' | 'line_removed'; line: ComparedLine }
  | { kind: 'control_added' | 'control_removed'; line: ComparedLine; control: string }
  | { kind: 'band_changed'; line: ComparedLine; before: Band; after: Band }
  | { kind: 'rating_changed'; line: ComparedLine; before: string; after: string };

export function listDifferences(before: ComparedVersion, after: ComparedVersion): Difference[] {
  const oldLines = new Map(before.lines.map((line) => [line.key, line]));
  const newKeys = new Set(after.lines.map(({ key }) => key));
  return [
    ...COMPARED_TEXTS.filter((text) => before.texts[text] !== after.texts[text]).map((text) => ({
      kind: 'text' as const,
      text,
      before: before.texts[text],
      after: after.texts[text],
    })),
    ...after.lines.flatMap((line): Difference[] => {
      const old = oldLines.get(line.key);
      return old ? listLineDifferences(old, line) : [{ kind: 'line_added', line }];
    }),
    ...before.lines
      .filter(({ key }) => !newKeys.has(key))
      .map((line) => ({ kind: 'line_removed' as const, line })),
  ];
}

function listLineDifferences(old: ComparedLine, line: ComparedLine): Difference[] {
  // Another hazard under the same key is a different line.
  if (old.hazard_code !== line.hazard_code || old.hazard_text !== line.hazard_text)
    return [
      { kind: 'line_removed', line: old },
      { kind: 'line_added', line },
    ];
  const controlsBefore = listControls(old);
  const controlsAfter = listControls(line);
  return [
    ...controlsAfter
      .filter((control) => !controlsBefore.includes(control))
      .map((control) => ({ kind: 'control_added' as const, line, control })),
    ...controlsBefore
      .filter((control) => !controlsAfter.includes(control))
      .map((control) => ({ kind: 'control_removed' as const, line, control })),
    ...compareRatings(old, line),
  ];
}

/** An extra control that has become an existing one has not changed. */
const listControls = (line: RuledLine) => [
  ...new Set([...line.existing_controls, ...line.extra_controls]),
];

function compareRatings(old: ComparedLine, line: ComparedLine): Difference[] {
  if (bandAfter(old) !== bandAfter(line))
    return [{ kind: 'band_changed', line, before: bandAfter(old), after: bandAfter(line) }];
  const [before, after] = [old, line].map(
    (each) =>
      `${each.likelihood_before}×${each.severity_before} → ${each.likelihood_after}×${each.severity_after}`,
  ) as [string, string];
  return before === after ? [] : [{ kind: 'rating_changed', line, before, after }];
}
