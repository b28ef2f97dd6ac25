/** A long table is laid out as a grid, which to some browsers is no table any more: its elements say outright that they are. */
export const tableRole = (
  role: 'table' | 'rowgroup' | 'row' | 'columnheader' | 'rowheader' | 'cell',
) => ({ role });
