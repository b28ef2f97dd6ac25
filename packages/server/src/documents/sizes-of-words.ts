/** Of a report, in points: by these a screen reader is told what is a heading, and what is not read out. */
export const TITLE_SIZE = 24;
export const HEADING_SIZE = 14;
export const EDGE_SIZE = 8.5;
