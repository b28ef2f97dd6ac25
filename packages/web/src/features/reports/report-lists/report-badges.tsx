import { CircleAlert, Clock, FileText, Image, PencilLine } from 'lucide-react';

import { Badge } from '../../../ui/feedback/badge.tsx';
import { m } from '../../../words/m.ts';
import { REPORT_STATUS_WORDS, REPORT_TYPE_WORDS } from '../../../words/report-words.ts';
import type { ReportCard } from './api.ts';

import styles from './report-row.module.css';

/** Only unusual properties get a badge. */
export function ReportBadges({ report }: { report: ReportCard }) {
  const { status, recorded_late, report_type, distress, photos } = report;
  const badges = [
    status === 'voided' && (
      <Badge key="voided" kind="danger">
        {REPORT_STATUS_WORDS.voided()}
      </Badge>
    ),
    distress && (
      <Badge key="distress" icon={CircleAlert}>
        {m.report_lists_badge_distress()}
      </Badge>
    ),
    recorded_late && (
      <Badge key="late" kind="attention" icon={Clock}>
        {m.report_lists_badge_late()}
      </Badge>
    ),
    status === 'amended' && (
      <Badge key="amended" kind="info" icon={PencilLine}>
        {REPORT_STATUS_WORDS.amended()}
      </Badge>
    ),
    report_type === 'full' && (
      <Badge key="full" kind="brand" icon={FileText}>
        {REPORT_TYPE_WORDS.full()}
      </Badge>
    ),
    photos > 0 && (
      <Badge key="photos" kind="accent" icon={Image}>
        {m.report_lists_badge_photos({ count: photos })}
      </Badge>
    ),
  ].filter(Boolean);
  return badges.length > 0 && <div className={styles.badges}>{badges}</div>;
}
