import { can } from '@relish/shared/permissions.ts';
import type { ReportFields } from '@relish/shared/reports/reports/report.ts';
import { canStillEdit, canStillUpgrade } from '@relish/shared/reports/reports/rules.ts';

import { forbidden, invalid } from '../../../core/app-error.ts';
import type { InHome } from '../../../core/handler.ts';

interface Standing {
  status: string;
  report_type: string;
  created_by: string | null;
  created_at: string;
}

const upgrades = (before: Standing, { report_type }: ReportFields) =>
  before.report_type === 'quick' && report_type === 'full';

/** Throws unless the user may change it at all. */
export function expectChangeable({ user, now }: InHome, before: Standing, fields: ReportFields) {
  if (before.status === 'voided')
    throw invalid({ id: ['This record is voided. Write a new one.'] });
  if (before.created_by !== user.id && !can(user, 'reports.keep'))
    throw forbidden('Only who wrote a record, or a senior, can change it.');
  if (before.report_type === 'full' && fields.report_type === 'quick')
    throw invalid({ report_type: ['A full report cannot become a quick one again.'] });
  if (upgrades(before, fields) && !canStillUpgrade(before.created_at, now))
    throw invalid({ report_type: ['A quick report can become a full one within 7 days.'] });
}

export interface Change {
  reason: string | null;
  /** Nothing that was recorded is removed. */
  onlyAdds: boolean;
}

/** Author and time decide between edit and amendment; amendments need a reason (domain 3.5). */
export function classifyChange(
  { user, now }: InHome,
  before: Standing,
  fields: ReportFields,
  { reason, onlyAdds }: Change,
): 'edit' | 'upgrade' | 'amend' {
  const isFree = before.created_by === user.id && canStillEdit(before.created_at, now);
  if (upgrades(before, fields) && (isFree || onlyAdds)) return 'upgrade';
  if (isFree) return 'edit';
  if ((reason?.length ?? 0) < 5)
    throw invalid({ reason: ['Say why it is changed, in at least 5 characters.'] });
  return 'amend';
}
