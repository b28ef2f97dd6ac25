import {
  type Answers,
  areNeighbours,
  type Domain,
  DOMAINS,
  type DraftAnswers,
  type Level,
  LEVELS,
  rank,
} from './levels.ts';

type Counts = Record<Level, number>;

export interface Score {
  counts: Counts;
  suggested_level: Level;
  borderline: boolean;
  mixed_profile: boolean;
  stretch_level: Level | null;
}

/** Majority; adjacent ties give the lower level, other ties the median. */
export function score(answers: Answers): Score {
  const counts = countLevels(answers);
  const [highest, lowest] = outermost(counts, Math.max(...Object.values(counts)));
  const borderline = areNeighbours(highest, lowest);
  const otherTie = highest !== lowest && !borderline;
  return {
    counts,
    suggested_level: otherTie ? median(answers) : lowest,
    borderline,
    mixed_profile: otherTie || isSpread(counts),
    stretch_level: borderline ? highest : null,
  };
}

export const isOpenTie = ({
  counts,
  borderline,
}: Pick<Score, 'counts' | 'borderline'>): boolean => {
  const [highest, lowest] = outermost(counts, Math.max(...Object.values(counts)));
  return highest !== lowest && !borderline;
};

export const missingDomains = (answers: DraftAnswers): Domain[] =>
  DOMAINS.filter((domain) => !answers[domain]);

/** A steep drop can be illness. */
export const isSuddenDrop = (from: Level, to: Level): boolean => rank(from) - rank(to) >= 2;

function countLevels(answers: Answers): Counts {
  const counts: Counts = { planned: 0, exploratory: 0, sensory: 0, reflex: 0 };
  for (const domain of DOMAINS) counts[answers[domain]] += 1;
  return counts;
}

function outermost(counts: Counts, least: number): [highest: Level, lowest: Level] {
  const enough = (level: Level) => counts[level] >= least;
  return [LEVELS.find(enough), LEVELS.findLast(enough)] as [Level, Level];
}

function isSpread(counts: Counts): boolean {
  const [highest, lowest] = outermost(counts, 1);
  return rank(highest) - rank(lowest) >= 2 && counts[highest] >= 2 && counts[lowest] >= 2;
}

// The number of headings is odd, so the median is one answer.
function median(answers: Answers): Level {
  const sorted = DOMAINS.map((domain) => answers[domain]).toSorted((a, b) => rank(a) - rank(b));
  return sorted[(sorted.length - 1) / 2] as Level;
}
