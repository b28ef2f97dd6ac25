import type { ParticipationRow } from '../figures/rows.ts';

/** How a session was for one person, with what it was. */
export interface InsightRow extends ParticipationRow {
  activity_id: string | null;
  title: string;
}

/** Of the whole home: what flags and fairness are made from. */
export interface HomeRow extends InsightRow {
  distress: boolean;
  planned: boolean;
}
