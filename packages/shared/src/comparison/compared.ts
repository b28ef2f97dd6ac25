/** The figures in which homes are compared. */
export const COMPARED = ['K3', 'K4', 'K5', 'K1', 'K7', 'K10', 'K17', 'K19'] as const;
export type Compared = (typeof COMPARED)[number];

/** Of homes with fewer people nothing is compared: a figure would tell of somebody (domain 4.2). */
export const COMPARED_FROM = 5;
