export const PLACE_LIMITS = { name_min: 2, name: 80, fits: 500, notes: 500 } as const;
