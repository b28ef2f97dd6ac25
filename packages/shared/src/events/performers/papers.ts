import { daysBetween } from '../../days.ts';

export const PAPERS = ['insurance', 'dbs'] as const;
export type Paper = (typeof PAPERS)[number];

const DAYS_BEFORE = 30;

export interface Papers {
  insurance_until: string | null;
  dbs_until: string | null;
}

export interface PaperWarning {
  paper: Paper;
  /** `before`: it ends before the day of the event. */
  state: 'ended' | 'before' | 'ending';
  until: string;
}

/** Papers that have ended, end within 30 days, or end before the day on which they are needed. */
export function listPaperWarnings(papers: Papers, today: string, day = today): PaperWarning[] {
  return PAPERS.flatMap((paper): PaperWarning[] => {
    const until = papers[`${paper}_until`];
    if (until === null) return [];
    if (until < today) return [{ paper, state: 'ended', until }];
    if (until < day) return [{ paper, state: 'before', until }];
    return daysBetween(today, until) <= DAYS_BEFORE ? [{ paper, state: 'ending', until }] : [];
  });
}
