export const HOW_OFTEN = ['often', 'sometimes'] as const;
export type HowOften = (typeof HOW_OFTEN)[number];

const SHOWN = 8;
/** Twice in the same room is chance. */
const LEAST = 3;
const OFTEN_SHARE = 0.5;

export interface Met {
  id: string;
  /** In how many sessions both were there. */
  together: number;
}

/** Who somebody joins in with. How many times is for choosing them only: people are not ranked. */
export const companyOf = (met: readonly Met[], sessions: number): { id: string; how: HowOften }[] =>
  met
    .filter(({ together }) => together >= LEAST)
    .toSorted((one, other) => other.together - one.together || (one.id < other.id ? -1 : 1))
    .slice(0, SHOWN)
    .map(({ id, together }) => ({
      id,
      how: together >= sessions * OFTEN_SHARE ? 'often' : 'sometimes',
    }));
