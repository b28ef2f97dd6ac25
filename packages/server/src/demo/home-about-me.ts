import { after, days } from '../core/clock.ts';
import type { DemoResident } from './home-content.ts';

/** A resident’s own words about themselves, and how others can help. */
export function listEntries(
  resident: DemoResident,
  id: string,
  { managerId, now }: { managerId: string; now: Date },
) {
  const daysAgo = (count: number) => after(now, -days(count));
  const common = { resident_id: id, author_id: managerId };
  const newest = Math.min(200, ...resident.about_me.map(({ days_ago }) => days_ago));
  const pleas = (prompt_key: string, items: string[]) =>
    items.map((text) => ({
      ...common,
      section_key: 'please' as const,
      prompt_key,
      text,
      voice: resident.please_voice,
      at: daysAgo(newest),
    }));
  return [
    ...resident.about_me.map(({ section, text, voice, days_ago }) => ({
      ...common,
      section_key: section,
      text,
      voice,
      at: daysAgo(days_ago),
    })),
    ...pleas('please_do', resident.please_do),
    ...pleas('please_dont', resident.please_dont),
  ];
}
