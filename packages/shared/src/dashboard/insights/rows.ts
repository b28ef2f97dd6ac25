import type { ParticipationRow } from '../../reports/figures/rows.ts';

export interface InsightRow extends ParticipationRow {
  activity_id: string | null;
  title: string;
}

export interface HomeRow extends InsightRow {
  distress: boolean;
  planned: boolean;
}
