import { matchName } from '@relish/shared/accounts/people/match-name.ts';
import type { LucideIcon } from 'lucide-react';

export type ItemGroup = 'actions' | 'places' | 'tutorials' | 'tours';

export interface PaletteItem {
  id: string;
  group: ItemGroup;
  label: string;
  /** Other words people use for it. */
  keywords: readonly string[];
  icon: LucideIcon;
  run: () => void;
}

export interface FoundGroup {
  group: ItemGroup | 'recent';
  items: readonly PaletteItem[];
}

const GROUPS: readonly ItemGroup[] = ['actions', 'places', 'tutorials', 'tours'];

/** A match in the label counts more than one in the keywords. */
const KEYWORD_WEIGHT = 0.85;

const score = (typed: string, { label, keywords }: PaletteItem) =>
  Math.max(matchName(typed, [label]), KEYWORD_WEIGHT * matchName(typed, [label, ...keywords]));

/** The best group and the best item first, so that Enter takes the best match. */
export function findItems(items: readonly PaletteItem[], typed: string): FoundGroup[] {
  const found = items
    .map((item) => ({ item, score: score(typed, item) }))
    .filter((each) => each.score > 0)
    .toSorted((one, other) => other.score - one.score);
  return GROUPS.map((group) => found.filter(({ item }) => item.group === group))
    .filter((each) => each.length > 0)
    .toSorted((one, other) => (other[0]?.score ?? 0) - (one[0]?.score ?? 0))
    .flatMap((each) =>
      each[0] ? { group: each[0].item.group, items: each.map(({ item }) => item) } : [],
    );
}

/** Before anything is typed: recent choices, then all actions and places. */
export function listItems(items: readonly PaletteItem[], recent: readonly string[]): FoundGroup[] {
  const again = recent.flatMap((id) => items.find((item) => item.id === id) ?? []);
  const others = (group: ItemGroup) =>
    items.filter((item) => item.group === group && !again.includes(item));
  const groups: FoundGroup[] = [
    { group: 'recent', items: again },
    { group: 'actions', items: others('actions') },
    { group: 'places', items: others('places') },
  ];
  return groups.filter((each) => each.items.length > 0);
}
