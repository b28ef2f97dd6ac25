/** In points; the tagging recognises headings and decoration by these sizes. */
export const TITLE_SIZE = 24;
export const HEADING_SIZE = 14;
export const EDGE_SIZE = 8.5;
