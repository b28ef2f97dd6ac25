export const PROGRAMME_LAYOUTS = ['large_print', 'pictures', 'table_card'] as const;
export type ProgrammeLayout = (typeof PROGRAMME_LAYOUTS)[number];

export const PAPERS = ['a4', 'a3'] as const;
export type Paper = (typeof PAPERS)[number];

/** Where a sheet hangs. */
export const WALL_LENGTH = 60;
