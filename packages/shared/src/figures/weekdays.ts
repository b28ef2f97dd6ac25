/** 0 is Sunday, 6 is Saturday, as the calendars of computers count. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

export const weekdayOf = (day: string): Weekday =>
  new Date(`${day}T00:00:00Z`).getUTCDay() as Weekday;
