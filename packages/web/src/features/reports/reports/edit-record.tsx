import { useState } from 'react';

import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LockedState } from '../../../ui/feedback/locked-state.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { m } from '../../../words/m.ts';
import { type Report, useBeginning, useReport } from './api.ts';
import { RecordForm } from './record-form.tsx';
import { RecordSkeleton } from './record-skeleton.tsx';
import { toRecordValues } from './record-values.ts';
import { ReportLost } from './report-lost.tsx';

interface Props {
  id: string;
  /** Opens a quick record as a full one. */
  toFull: boolean;
}

export function EditRecord({ id, toFull }: Props) {
  const beginning = useBeginning();
  const report = useReport(id);
  // Takes the first fresh version, so that a later refetch does not change the form while it is
  // being edited.
  const [opened, setOpened] = useState<Report>();
  if (!opened && report.data && !report.isFetching) setOpened(report.data);
  const failed = [beginning, report].filter(({ isError, data }) => isError && !data);
  if (report.error?.status === 404 || report.error?.status === 422) return <ReportLost />;
  if (failed.length > 0)
    return (
      <Page title={m.reports_edit_title()} back={`/report?id=${id}`}>
        <ErrorState
          busy={failed.some(({ isFetching }) => isFetching)}
          onRetry={() => failed.forEach((each) => void each.refetch())}
        />
      </Page>
    );
  if (!opened || !beginning.data) return <RecordSkeleton />;
  const { edit, amend, upgrade } = opened.allowed;
  if (!edit && !amend && !upgrade)
    return (
      <Page title={m.reports_edit_title()} back={`/report?id=${id}`}>
        <LockedState title={m.reports_edit_locked_title()} unlock={m.reports_edit_locked_unlock()}>
          {m.reports_edit_locked_text()}
        </LockedState>
      </Page>
    );
  const { people, share_by_default } = beginning.data;
  const shares = new Map(people.map((each) => [each.id, each.shares && share_by_default]));
  const values = toRecordValues(opened, (resident) => shares.get(resident));
  return (
    <RecordForm
      beginning={beginning.data}
      report={opened}
      start={{
        client_uuid: id,
        begun_at: opened.created_at,
        values: { ...values, report_type: toFull && upgrade ? 'full' : values.report_type },
        edits: { id, version: opened.version, reason: '' },
      }}
    />
  );
}
