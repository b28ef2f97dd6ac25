export const PARTS_OF_DAY = ['morning', 'afternoon', 'evening'] as const;
export type PartOfDay = (typeof PARTS_OF_DAY)[number];

const NOON = 12;
const EVENING = 17;

/** In the home's time zone. */
export function partOfDayIn(timeZone: string): (startedAt: string) => PartOfDay {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' });
  return (startedAt) => {
    const hour = Number(clock.format(Date.parse(startedAt)));
    if (hour < NOON) return 'morning';
    return hour < EVENING ? 'afternoon' : 'evening';
  };
}
