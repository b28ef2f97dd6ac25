import { type Band, bandAfter, isAtLeast, type RatedLine } from './matrix.ts';

export interface RuledLine extends RatedLine {
  existing_controls: readonly string[];
  extra_controls: readonly string[];
}

type LineProblem = 'higher_after' | 'lower_without_control' | 'high_without_control';

const scoreBefore = (line: RatedLine) => line.likelihood_before * line.severity_before;
const scoreAfter = (line: RatedLine) => line.likelihood_after * line.severity_after;

/** These keep an assessment from being sent for approval; a draft may have them. */
export function listLineProblems(line: RuledLine): LineProblem[] {
  const problems: LineProblem[] = [];
  const hasExtra = line.extra_controls.length > 0;
  if (isRatedHigherAfter(line)) problems.push('higher_after');
  if (isRatedLowerAfter(line) && !hasExtra) problems.push('lower_without_control');
  if (isAtLeast(bandAfter(line), 'high') && !hasExtra) problems.push('high_without_control');
  return problems;
}

// Each factor counts: a control that makes a fall rarer but worse needs its own thought.
const isRatedHigherAfter = (line: RatedLine) => scoreAfter(line) > scoreBefore(line);
const isRatedLowerAfter = (line: RatedLine) =>
  line.likelihood_after < line.likelihood_before || line.severity_after < line.severity_before;

/** Shown as a warning only: extra controls may be there for comfort (domain 5.2). */
export const isUnchangedByControls = (line: RuledLine): boolean =>
  line.extra_controls.length > 0 && scoreAfter(line) === scoreBefore(line);

/** Deciding against it needs the same reasons as going, so no band is exempt. */
export const canBeSent = (lines: readonly RuledLine[]): boolean =>
  lines.length > 0 && lines.every((line) => listLineProblems(line).length === 0);

/** Extreme: the activity is redesigned instead (N14). */
export const needsRedesign = (band: Band): boolean => band === 'extreme';
