import type { InHome } from '../../../core/handler.ts';
import { insertAudit } from '../../accounts/audit/public.ts';
import { appendVersions } from '../record-chain/public.ts';
import { serialiseBody, type ReportValues } from './body.ts';
import type { Parts } from './values.ts';

export async function noteVersion(
  context: InHome,
  change: { id: string; version: number; action: string; reason: string | null },
  report: ReportValues,
  { people, photos }: Parts,
) {
  const { db, carehomeId, user, now } = context;
  const { id, version, action, reason } = change;
  const body = serialiseBody({ report, people, photos });
  await appendVersions(
    db,
    carehomeId,
    [{ kind: 'report', record_id: id, version, action, reason, body }],
    { userId: user.id, now },
  );
  await insertAudit(db, context, { action: `report.${action}`, entity: 'report', entity_id: id });
}
