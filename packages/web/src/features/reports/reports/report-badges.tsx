import { Ban, Clock3, FileText, PencilLine, Zap } from 'lucide-react';

import { Badge } from '../../../ui/feedback/badge.tsx';
import { m } from '../../../words/m.ts';
import { REPORT_FORMAT_WORDS, REPORT_TYPE_WORDS } from '../../../words/report-words.ts';
import type { Report } from './api.ts';

import styles from './report-view.module.css';

export const ReportBadges = ({ report }: { report: Report }) => (
  <p className={styles.badges}>
    <Badge kind="brand" icon={report.report_type === 'full' ? FileText : Zap}>
      {REPORT_TYPE_WORDS[report.report_type]()}
    </Badge>
    <Badge>{REPORT_FORMAT_WORDS[report.format]()}</Badge>
    {report.recorded_late && (
      <Badge kind="attention" icon={Clock3}>
        {m.reports_badge_late()}
      </Badge>
    )}
    {report.status === 'amended' && (
      <Badge kind="info" icon={PencilLine}>
        {m.reports_badge_amended()}
      </Badge>
    )}
    {report.status === 'voided' && (
      <Badge kind="danger" icon={Ban}>
        {m.reports_badge_voided()}
      </Badge>
    )}
  </p>
);
