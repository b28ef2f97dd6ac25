/** Browsers drop table semantics from elements laid out as a grid, so the roles are explicit. */
export const tableRole = (
  role: 'table' | 'rowgroup' | 'row' | 'columnheader' | 'rowheader' | 'cell',
) => ({ role });
