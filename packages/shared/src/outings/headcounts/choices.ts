/** Stages of a trip, in order; a group may count more often at any of them. */
export const STAGES = ['leaving', 'arrived', 'during', 'going_back', 'home'] as const;
