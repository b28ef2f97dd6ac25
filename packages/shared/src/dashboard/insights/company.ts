export const HOW_OFTEN = ['often', 'sometimes'] as const;
export type HowOften = (typeof HOW_OFTEN)[number];

const SHOWN = 8;
/** Being together once or twice may be chance. */
const LEAST = 3;
const OFTEN_SHARE = 0.5;

export interface Met {
  id: string;
  /** Sessions attended by both. */
  together: number;
}

/** The count only selects companions; they are not ranked. */
export const findCompanions = (
  met: readonly Met[],
  sessions: number,
): { id: string; how: HowOften }[] =>
  met
    .filter(({ together }) => together >= LEAST)
    .toSorted((one, other) => other.together - one.together || (one.id < other.id ? -1 : 1))
    .slice(0, SHOWN)
    .map(({ id, together }) => ({
      id,
      how: together >= sessions * OFTEN_SHARE ? 'often' : 'sometimes',
    }));
