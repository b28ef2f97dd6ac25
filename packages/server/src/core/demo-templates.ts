/** Rows of one table, as a JSON array. */
export interface TemplateRows {
  table_name: string;
  rows: string;
}

/** Prepared demonstration homes, one per package and one for family organisations. */
export interface DemoTemplates {
  /** Built on first use of the day. */
  read: (kind: string, now: Date) => Promise<TemplateRows[]>;
}
