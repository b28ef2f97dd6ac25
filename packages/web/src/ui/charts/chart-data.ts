/** The rows behind a chart: what its table shows and its file holds. The first cell of a row names it. */
export interface ChartTable {
  columns: readonly string[];
  rows: readonly (readonly ChartCell[])[];
}

/** Null where nothing is known, which is not 0. */
export type ChartCell = string | number | null;

/** A kind of thing that bars are made of. */
export interface ChartKind {
  id: string;
  label: string;
  /** A colour, or the name of a token as `var(--…)`. */
  colour: string;
}

/** What is pointed at, focused or pressed, in the chart's own measure. */
export interface Target {
  id: string;
  /** Everything about it, for whoever points at it and for a screen reader. */
  words: string;
  row: number;
  column: number;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Where its records are. */
  to?: string | undefined;
}
