import { LEVEL_TEXTS } from '@relish/shared/residents/pal/info-texts.ts';
import { type Level, LEVELS } from '@relish/shared/residents/pal/levels.ts';

import { m } from '../../../words/m.ts';

const HOUR = 60;

/** `15 min`, `1 h`, `1 h 30 min` */
export function minutesWords(minutes: number): string {
  const hours = Math.floor(minutes / HOUR);
  const rest = minutes % HOUR;
  if (minutes <= HOUR || hours === 0) return m.activities_minutes({ count: minutes });
  return rest === 0
    ? m.activities_hours({ hours })
    : m.activities_hours_minutes({ hours, minutes: rest });
}

export function peopleWords({ min_people: min, max_people: max }: PeopleRange): string {
  return min === max
    ? m.activities_people({ count: min })
    : m.activities_people_range({ min, max });
}

interface PeopleRange {
  min_people: number;
  max_people: number;
}

export const levelName = (level: Level): string => LEVEL_TEXTS[level].name;

/** In the order of the scale. */
export const levelNames = (levels: readonly Level[]): string =>
  levels.length === LEVELS.length
    ? m.activities_all_levels()
    : LEVELS.filter((level) => levels.includes(level))
        .map(levelName)
        .join(', ');
