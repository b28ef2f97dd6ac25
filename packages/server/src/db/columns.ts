import type { ColumnType } from 'kysely';

/** A moment: ISO text when read (db/connect.ts), a Date or ISO text when written. */
export type Moment = ColumnType<string, Date | string, Date | string>;
export type OptionalMoment = ColumnType<
  string | null,
  Date | string | null | undefined,
  Date | string | null
>;
