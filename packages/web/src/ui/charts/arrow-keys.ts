import type { Target } from './chart-data.ts';

type Place = Pick<Target, 'row' | 'column'>;

const STEPS: Record<string, Place> = {
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
};

/** The target an arrow key leads to; undefined at an edge or for other keys. */
export function nextBy<T extends Place>(
  targets: readonly T[],
  from: Place,
  key: string,
): T | undefined {
  if (key === 'Home') return targets[0];
  if (key === 'End') return targets.at(-1);
  const step = STEPS[key];
  return (
    step &&
    targets.find(
      ({ row, column }) => row === from.row + step.row && column === from.column + step.column,
    )
  );
}
