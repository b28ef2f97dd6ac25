import type { InterestGroupDefinition } from './interest-group.ts';
import { HOME_AND_COMPANY } from './taxonomy-living.ts';
import { MAKING_AND_PLAYING } from './taxonomy-making.ts';

const DEFINITIONS = { ...MAKING_AND_PLAYING, ...HOME_AND_COMPANY } as const;
type Definitions = typeof DEFINITIONS;

export type InterestGroupKey = keyof Definitions;

/** `group.item`; immutable, because records refer to it. */
export type InterestCode = {
  [Group in InterestGroupKey]: `${Group}.${keyof Definitions[Group]['items'] & string}`;
}[InterestGroupKey];

export interface Interest {
  code: InterestCode;
  group: InterestGroupKey;
  label: string;
  icon: string;
}

export interface InterestGroup {
  key: InterestGroupKey;
  title: string;
  icon: string;
  items: readonly Interest[];
}

export const INTEREST_GROUPS: readonly InterestGroup[] = (
  Object.entries(DEFINITIONS) as [InterestGroupKey, InterestGroupDefinition][]
).map(([key, { title, icon, items }]) => ({
  key,
  title,
  icon,
  items: Object.entries(items).map(([item, [label, picture]]) => ({
    code: `${key}.${item}` as InterestCode,
    group: key,
    label,
    icon: picture,
  })),
}));

export const INTERESTS: readonly Interest[] = INTEREST_GROUPS.flatMap(({ items }) => items);

const BY_CODE = new Map<string, Interest>(INTERESTS.map((interest) => [interest.code, interest]));

export const isInterestCode = (code: string): code is InterestCode => BY_CODE.has(code);

export const findInterest = (code: InterestCode): Interest => BY_CODE.get(code)!;

export const interestLabel = (code: InterestCode): string => findInterest(code).label;

/** Warmest to coldest. `never` hides matching activities and warns if one is planned. */
export const STANCES = ['love', 'like', 'used_to', 'curious', 'not_for_me', 'never'] as const;
export type Stance = (typeof STANCES)[number];

export const INTEREST_SOURCES = ['resident', 'relative', 'observed'] as const;
export type InterestSource = (typeof INTEREST_SOURCES)[number];

export const INTEREST_DETAIL_MAX = 200;
export const INTEREST_REVIEW_MONTHS = 12;
