import type { ColumnType } from 'kysely';

/** Read as ISO text (db/connect.ts), written as a Date or ISO text. */
export type Moment = ColumnType<string, Date | string, Date | string>;
export type OptionalMoment = ColumnType<
  string | null,
  Date | string | null | undefined,
  Date | string | null
>;
