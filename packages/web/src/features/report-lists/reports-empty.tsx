import { NotebookPen } from 'lucide-react';

import { useCan } from '../../session/use-session.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IconDisc } from '../../ui/icon-disc.tsx';
import { Link } from '../../ui/link.tsx';
import { m } from '../../words/m.ts';
import { filtersInUse, type ReportChoices } from './report-choices.ts';

interface Props {
  choices: ReportChoices;
  onClear: () => void;
}

/** Nothing fits, or nothing was written: what to do differs. */
export function ReportsEmpty({ choices, onClear }: Props) {
  const mayAdd = useCan('reports.add');
  if (filtersInUse(choices) > 0)
    return (
      <EmptyState
        title={m.report_lists_no_match_title()}
        action={<Button onClick={onClear}>{m.report_lists_clear()}</Button>}
      >
        {m.report_lists_no_match_text()}
      </EmptyState>
    );
  return (
    <EmptyState
      illustration={<IconDisc icon={NotebookPen} size="large" tone="accent" />}
      title={m.report_lists_empty_title()}
      action={
        mayAdd && (
          <Link kind="primary-button" to="/manage-report">
            {m.report_lists_record()}
          </Link>
        )
      }
    >
      {m.report_lists_empty_text()}
    </EmptyState>
  );
}
