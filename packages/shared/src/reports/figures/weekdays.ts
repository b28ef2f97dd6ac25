export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

export const weekdayFor = (day: string): Weekday =>
  new Date(`${day}T00:00:00Z`).getUTCDay() as Weekday;
