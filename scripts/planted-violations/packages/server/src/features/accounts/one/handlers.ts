import { sql } from 'kysely'; // only-queries-run-sql
export const handler = sql;
