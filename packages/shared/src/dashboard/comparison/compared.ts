export const COMPARED = ['K3', 'K4', 'K5', 'K1', 'K7', 'K10', 'K17', 'K19'] as const;
export type Compared = (typeof COMPARED)[number];

/** Smaller homes are not compared: a figure could identify a resident (domain 4.2). */
export const COMPARED_FROM = 5;
