import { CATEGORY_COLOURS } from '@relish/shared/library/activities/category-colours.ts';
import type { Category } from '@relish/shared/library/activities/choices.ts';
import type { ReportFormat } from '@relish/shared/reports/reports/choices.ts';

import type { ChartKind } from '../../../ui/charts/chart-data.ts';
import { CATEGORY_WORDS } from '../../../words/activity-words.ts';
import { formatNumber } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { REPORT_FORMAT_WORDS } from '../../../words/report-words.ts';
import type { ActivityCount } from './api.ts';

export type Split = 'none' | 'category' | 'format';
type Bucket = ActivityCount['buckets'][number];
type Counts = Partial<Record<string, number>>;

const FORMAT_COLOURS: Record<ReportFormat, string> = {
  one_to_one: 'var(--accent)',
  small_group: 'var(--heat-3)',
  group: 'var(--heat-5)',
  independent: 'var(--chart-blue)',
  drop_in: 'var(--line-control)',
};

const OTHER = 'other';
/** More colours are hard to tell apart. */
const MOST_KINDS = 6;

const readCounts = (bucket: Bucket, split: Exclude<Split, 'none'>): Counts =>
  split === 'category' ? bucket.by_category : bucket.by_format;

const makeKind = (split: Exclude<Split, 'none'>, id: string): ChartKind =>
  split === 'category'
    ? { id, label: CATEGORY_WORDS[id as Category](), colour: CATEGORY_COLOURS[id as Category] }
    : {
        id,
        label: REPORT_FORMAT_WORDS[id as ReportFormat](),
        colour: FORMAT_COLOURS[id as ReportFormat],
      };

/** Layers of the bars, most frequent at the bottom and the rest combined on top. */
export function makeStack(buckets: readonly Bucket[], split: Exclude<Split, 'none'>) {
  const totals = new Map<string, number>();
  for (const bucket of buckets)
    for (const [id, count = 0] of Object.entries(readCounts(bucket, split)))
      totals.set(id, (totals.get(id) ?? 0) + count);
  const ordered = [...totals].filter(([, count]) => count > 0).toSorted(([, a], [, b]) => b - a);
  const isFew = ordered.length <= MOST_KINDS + 1;
  const named = isFew ? ordered : ordered.slice(0, MOST_KINDS);
  const rest = ordered.slice(named.length);
  const kinds = named.map(([id, count]) => ({ ...makeKind(split, id), note: formatNumber(count) }));
  if (rest.length > 0)
    kinds.push({
      id: OTHER,
      label: m.dashboard_other_kinds(),
      colour: 'var(--line-control)',
      note: formatNumber(rest.reduce((sum, [, count]) => sum + count, 0)),
    });
  const splitBucket = (bucket: Bucket): Counts => {
    const counts = readCounts(bucket, split);
    const other = rest.reduce((sum, [id]) => sum + (counts[id] ?? 0), 0);
    return { ...counts, [OTHER]: other };
  };
  return { kinds, splitBucket };
}
