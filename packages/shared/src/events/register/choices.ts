export const REGISTER_MARKS = ['came', 'declined', 'asleep', 'unwell', 'away'] as const;
export type RegisterMark = (typeof REGISTER_MARKS)[number];

export const REGISTER_LIMITS = { note: 200 } as const;
