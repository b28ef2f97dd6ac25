import { useEffect, useState } from 'react';

import { useUser } from '../../session/use-session.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LockedState } from '../../ui/locked-state.tsx';
import { Page } from '../../ui/page.tsx';
import { m } from '../../words/m.ts';
import { type Report, useBeginning, useReport } from './api.ts';
import { readDraft } from './kept-records.ts';
import { RecordForm } from './record-form.tsx';
import { RecordSkeleton } from './record-skeleton.tsx';
import { type RecordDraft, valuesOf } from './record-values.ts';
import { ReportLost } from './report-lost.tsx';

interface Props {
  id: string;
  /** From a quick report to a full one. */
  toFull: boolean;
}

export function EditRecord({ id, toFull }: Props) {
  const beginning = useBeginning();
  const report = useReport(id);
  const kept = useKeptEdit(id);
  // The form begins with what is true now, and is not moved under anybody's fingers afterwards.
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
  if (!opened || !beginning.data || kept === 'reading') return <RecordSkeleton />;
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
  const values = valuesOf(opened, (resident) => shares.get(resident));
  return (
    <RecordForm
      beginning={beginning.data}
      report={opened}
      pristine={values}
      start={
        kept ?? {
          client_uuid: id,
          begun_at: opened.created_at,
          values: { ...values, report_type: toFull && upgrade ? 'full' : values.report_type },
          edits: { id, version: opened.version, reason: '' },
        }
      }
      restored={kept !== undefined}
    />
  );
}

function useKeptEdit(id: string): RecordDraft | 'reading' | undefined {
  const { id: userId, carehome } = useUser();
  const [kept, setKept] = useState<RecordDraft | 'reading' | undefined>('reading');
  useEffect(() => {
    void readDraft({ userId, carehomeId: carehome.id }, `edit:${id}`).then(setKept);
  }, [id, userId, carehome.id]);
  return kept;
}
