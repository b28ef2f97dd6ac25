/** The data behind a chart, for its table and its file. The first cell of a row is its header. */
export interface ChartTable {
  columns: readonly string[];
  rows: readonly (readonly ChartCell[])[];
}

/** Null means unknown, which is not 0. */
export type ChartCell = string | number | null;

/** One layer of a stacked bar. */
export interface ChartKind {
  id: string;
  label: string;
  /** A colour or a token such as `var(--…)`. */
  colour: string;
}

/** An area that can be hovered, focused or pressed, in the chart's coordinates. */
export interface Target {
  id: string;
  /** Full description, for pointer and screen reader. */
  words: string;
  row: number;
  column: number;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Link to the records behind it. */
  to?: string | undefined;
}
