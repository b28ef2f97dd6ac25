import { weekdayOf } from '../../events/events/recurrence.ts';
import type { Category } from '../../library/activities/choices.ts';
import { EVENING } from './choices.ts';

/** The part of a planned event that the balance of a week depends on. */
export interface BalancedEvent {
  category: Category;
  day: string;
  start_time: string | null;
  outdoors: boolean;
  audience: string;
  status: string;
  group_ids: readonly string[];
  resident_ids: readonly string[];
}

export const BALANCE_FINDINGS = ['no_evening', 'no_weekend', 'no_outdoors', 'one_sided'] as const;
export type BalanceFinding = (typeof BALANCE_FINDINGS)[number];

export interface Balance {
  total: number;
  /** Most first. */
  categories: { category: Category; count: number }[];
  evenings: number;
  weekend: number;
  outdoors: number;
  indoors: number;
  /** Events to which each group is invited, with those that are open to everyone. */
  groups: { group_id: string; count: number }[];
  findings: BalanceFinding[];
}

const SATURDAY = 6;
/** A week of fewer events is too short to be one-sided. */
const FEW = 4;

/** Counts the week for residents and families: meetings of staff and cancelled events do not belong to it. */
export function balanceOf(
  events: readonly BalancedEvent[],
  groupIds: readonly string[] = [],
): Balance {
  const counted = events.filter(
    ({ audience, status }) => audience !== 'staff' && status !== 'cancelled',
  );
  const total = counted.length;
  const count = (isMeant: (event: BalancedEvent) => boolean) => counted.filter(isMeant).length;
  const categories = [...Map.groupBy(counted, ({ category }) => category)]
    .map(([category, rows]) => ({ category, count: rows.length }))
    .toSorted(
      (one, other) => other.count - one.count || one.category.localeCompare(other.category),
    );
  const isOpen = ({ group_ids, resident_ids }: BalancedEvent) =>
    group_ids.length + resident_ids.length === 0;
  const evenings = count(({ start_time }) => start_time !== null && start_time >= EVENING);
  const weekend = count(({ day }) => weekdayOf(day) >= SATURDAY);
  const outdoors = count((event) => event.outdoors);
  const isOneSided = total >= FEW && (categories[0]?.count ?? 0) > total / 2;
  return {
    total,
    categories,
    evenings,
    weekend,
    outdoors,
    indoors: total - outdoors,
    groups: groupIds.map((group_id) => ({
      group_id,
      count: count((event) => isOpen(event) || event.group_ids.includes(group_id)),
    })),
    findings:
      total === 0
        ? []
        : BALANCE_FINDINGS.filter(
            (finding) =>
              ({
                no_evening: evenings === 0,
                no_weekend: weekend === 0,
                no_outdoors: outdoors === 0,
                one_sided: isOneSided,
              })[finding],
          ),
  };
}
