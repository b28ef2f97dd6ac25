import { Ban, ClipboardPen, ClipboardPlus, Ellipsis, Pencil, Printer, Repeat } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { useCan } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { m } from '../../../words/m.ts';
import type { Report } from './api.ts';
import { VoidReport } from './void-report.tsx';

/** Available actions; their labels depend on author and age. */
export function ReportActions({ report }: { report: Report }) {
  const { id, allowed } = report;
  const mayAdd = useCan('reports.add');
  const navigate = useNavigate();
  const [voiding, setVoiding] = useState(false);
  return (
    <>
      {allowed.upgrade && (
        <Link
          kind="primary-button"
          to={`/manage-report?id=${id}&full=1`}
          icon={<ClipboardPlus aria-hidden="true" />}
        >
          {m.reports_upgrade()}
        </Link>
      )}
      {(allowed.edit || allowed.amend) && (
        <Link
          kind="quiet-button"
          to={`/manage-report?id=${id}`}
          icon={<Pencil aria-hidden="true" />}
        >
          {allowed.edit ? m.reports_edit() : m.reports_amend()}
        </Link>
      )}
      {mayAdd && (
        <Link kind="quiet-button" to="/manage-report" icon={<ClipboardPen aria-hidden="true" />}>
          {m.reports_another()}
        </Link>
      )}
      <Menu
        label={m.reports_more_actions()}
        align="end"
        trigger={
          <Button kind="quiet" icon={<Ellipsis aria-hidden="true" />}>
            {m.reports_more_actions()}
          </Button>
        }
        choices={[
          ...(mayAdd
            ? [
                {
                  id: 'again',
                  label: m.reports_do_again(),
                  icon: Repeat,
                  onSelect: () => void navigate(`/manage-report?again=${id}`),
                },
              ]
            : []),
          { id: 'print', label: m.reports_print(), icon: Printer, onSelect: () => window.print() },
          ...(allowed.void
            ? [
                {
                  id: 'void',
                  label: m.reports_void(),
                  icon: Ban,
                  onSelect: () => setVoiding(true),
                },
              ]
            : []),
        ]}
      />
      {voiding && <VoidReport report={report} onClose={() => setVoiding(false)} />}
    </>
  );
}
