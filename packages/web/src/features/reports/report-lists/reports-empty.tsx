import { NotebookPen } from 'lucide-react';

import { useCan } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { IconDisc } from '../../../ui/tokens/icon-disc.tsx';
import { m } from '../../../words/m.ts';
import { filtersInUse, type ReportChoices } from './report-choices.ts';

interface Props {
  choices: ReportChoices;
  onClear: () => void;
}

/** No match and no records need different advice. */
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
