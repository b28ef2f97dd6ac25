import {
  type Freshness,
  freshness,
  monthsSince,
  type SectionKey,
} from '@relish/shared/residents/about-me/sections.ts';

import { m } from '../../../words/m.ts';
import type { Entry } from './api.ts';

type Told = Pick<Entry, 'voice'> & Partial<Pick<Entry, 'supported_by' | 'author'>>;

/** Names the author of an entry. */
export function voiceLine({ voice, supported_by, author }: Told, name: string): string {
  if (voice === 'resident')
    return supported_by
      ? m.about_me_in_words_with({ name, helper: supported_by })
      : m.about_me_in_words({ name });
  if (voice === 'relative')
    return supported_by
      ? m.about_me_told_by({ teller: supported_by })
      : m.about_me_told_by_family();
  const noticedBy = supported_by ?? author;
  return noticedBy ? m.about_me_noticed_by({ author: noticedBy }) : m.about_me_noticed();
}

// Sections about the past do not become out of date.
const OF_THE_PAST = new Set<SectionKey>(['roots', 'work', 'love_family', 'places', 'memories']);

type Dated = Pick<Entry, 'section_key' | 'told_on' | 'confirmed_on' | 'confirmed_by'>;

function describeTimeSince(day: string, today: string): string {
  const months = monthsSince(day, today);
  if (months === 0) return m.about_me_this_month();
  return months < 24
    ? m.about_me_months_ago({ count: months })
    : m.about_me_years_ago({ count: Math.floor(months / 12) });
}

/** When the entry was last confirmed. */
export const freshnessLine = (entry: Dated, today: string): string =>
  entry.confirmed_on !== null && entry.confirmed_by !== null
    ? m.about_me_confirmed_by({
        who: entry.confirmed_by,
        when: describeTimeSince(entry.confirmed_on, today),
      })
    : m.about_me_told({ when: describeTimeSince(entry.told_on, today) });

export const describeFreshness = (entry: Dated, today: string): Freshness =>
  OF_THE_PAST.has(entry.section_key)
    ? 'fresh'
    : freshness(entry.confirmed_on ?? entry.told_on, today);
