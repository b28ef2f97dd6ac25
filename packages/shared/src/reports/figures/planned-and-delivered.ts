import { NOT_HELD_REASONS, type NotHeldReason } from '../../events/outcomes/choices.ts';
import { SHOWN_FROM } from './key-figures.ts';
import { percent } from './rounding.ts';

/** Finished events for residents that were published and not deleted, with the same outcome. */
export interface OutcomeRow {
  /** Recorded, or at least one resident came. */
  is_delivered: boolean;
  is_cancelled: boolean;
  /** Null if it was cancelled before it began. */
  not_held_reason: NotHeldReason | null;
  count: number;
}

/** Cancellations before an event have a reason in words only. */
export const DELIVERY_REASONS = [...NOT_HELD_REASONS, 'cancelled_before'] as const;
export type DeliveryReason = (typeof DELIVERY_REASONS)[number];

export interface Delivery {
  planned: number;
  delivered: number;
  not_held: number;
  /** Neither recorded nor marked, and nobody said that it did not take place. */
  not_known: number;
  /** Most frequent first. */
  reasons: { reason: DeliveryReason; count: number }[];
  /** K27: delivered of planned, in per cent; null below five events. */
  value: number | null;
}

/** K27. A cancelled event that was recorded after all took place. */
export function plannedAndDelivered(rows: readonly OutcomeRow[]): Delivery {
  const count = (fits: (row: OutcomeRow) => boolean) =>
    rows.filter(fits).reduce((sum, row) => sum + row.count, 0);
  const isNotHeld = (row: OutcomeRow) => !row.is_delivered && row.is_cancelled;
  const planned = count(() => true);
  const delivered = count(({ is_delivered }) => is_delivered);
  const not_held = count(isNotHeld);
  return {
    planned,
    delivered,
    not_held,
    not_known: planned - delivered - not_held,
    reasons: DELIVERY_REASONS.map((reason) => ({
      reason,
      count: count(
        (row) => isNotHeld(row) && (row.not_held_reason ?? 'cancelled_before') === reason,
      ),
    }))
      .filter((each) => each.count > 0)
      .toSorted((one, other) => other.count - one.count),
    value: planned < SHOWN_FROM ? null : percent(delivered, planned),
  };
}
