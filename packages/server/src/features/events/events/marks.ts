import type { CalendarMark } from '@relish/shared/events/events/contract.ts';
import { can, isRelative } from '@relish/shared/permissions.ts';

import type { InHome } from '../../../core/handler.ts';
import { listBirthdaysBetween } from '../../residents/birthdays/public.ts';

interface Days {
  from: string;
  to: string;
}

/** Theme days, bank holidays of the region, and birthdays as far as the viewer may know them. */
export async function listMarks(context: InHome, { from, to }: Days): Promise<CalendarMark[]> {
  const { library, user } = context;
  const { region } = user.carehome;
  const touches = (day: Days) => day.from <= to && day.to >= from;
  const themes = library.calendar
    .filter((each) => each.region === null || each.region === region)
    .flatMap(({ title, dates }) =>
      Object.values(dates)
        .filter(touches)
        .map((days) => ({ kind: 'theme' as const, ...days, title })),
    );
  const holidays = library.bankHolidays
    .filter(({ day, regions }) => regions.includes(region) && from <= day && day <= to)
    .map(({ day, title }) => ({ kind: 'holiday' as const, from: day, to: day, title }));
  const birthdays = can(user, 'birthdays.view')
    ? await listBirthdayMarks(context, { from, to })
    : [];
  return [...holidays, ...themes, ...birthdays].toSorted((one, other) =>
    one.from.localeCompare(other.from),
  );
}

async function listBirthdayMarks(context: InHome, days: Days): Promise<CalendarMark[]> {
  const { db, carehomeId, user } = context;
  const people = await listBirthdaysBetween(db, carehomeId, {
    ...days,
    relativeId: isRelative(user) ? user.id : null,
  });
  return people.map(({ preferred_name, on }) => ({
    kind: 'birthday',
    from: on,
    to: on,
    title: preferred_name,
  }));
}
