import { Archive, ArchiveRestore, Copy, Ellipsis, FileDown, Pencil } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';

import { decodeBase64, saveFile } from '../../../platform/download.ts';
import { useCan } from '../../../session/use-session.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { m } from '../../../words/m.ts';
import { type RiskAssessment, useCopyRisk, usePrintRisk } from './api.ts';
import type { ReasonedStep } from './reason-dialog.tsx';

// Loaded when opened.
const ReasonDialog = lazy(() => import('./reason-dialog.tsx'));

export function AssessmentActions({ assessment }: { assessment: RiskAssessment }) {
  const { id, status, version } = assessment;
  const navigate = useNavigate();
  const mayAdd = useCan('risk-assessments.add');
  const mayEdit = useCan('risk-assessments.edit') && ['draft', 'approved'].includes(status);
  const mayArchive = useCan('risk-assessments.approve');
  const print = usePrintRisk();
  const copy = useCopyRisk();
  const [asking, setAsking] = useState<ReasonedStep>();
  const isArchived = status === 'archived';
  const choices = [
    {
      id: 'print',
      label: m.risks_print(),
      icon: FileDown,
      onSelect: () =>
        print.mutate(
          { id, version },
          {
            onSuccess: ({ file_name, base64 }) =>
              saveFile(file_name, decodeBase64(base64), 'application/pdf'),
          },
        ),
    },
    ...(mayAdd
      ? [
          {
            id: 'copy',
            label: m.risks_copy(),
            icon: Copy,
            onSelect: () =>
              copy.mutate(
                { id },
                {
                  onSuccess: (made) => {
                    showToast({ title: m.risks_copied(), tone: 'success' });
                    void navigate(`/risk-assessment-edit?id=${made.id}`);
                  },
                },
              ),
          },
        ]
      : []),
    ...(mayArchive
      ? [
          {
            id: 'archive',
            label: isArchived ? m.risks_restore() : m.risks_archive(),
            icon: isArchived ? ArchiveRestore : Archive,
            onSelect: () => setAsking(isArchived ? 'restore' : 'archive'),
          },
        ]
      : []),
  ];
  return (
    <>
      {mayEdit && (
        <Link
          kind="quiet-button"
          to={`/risk-assessment-edit?id=${id}`}
          icon={<Pencil aria-hidden="true" />}
        >
          {status === 'approved' ? m.risks_edit_new_version() : m.risks_edit()}
        </Link>
      )}
      <Menu
        label={m.risks_more()}
        align="end"
        trigger={
          <IconButton label={m.risks_more()}>
            <Ellipsis aria-hidden="true" />
          </IconButton>
        }
        choices={choices}
      />
      {asking && (
        <Suspense>
          <ReasonDialog
            step={asking}
            assessment={assessment}
            onClose={() => setAsking(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
