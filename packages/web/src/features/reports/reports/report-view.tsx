import { Link } from '../../../ui/actions/link.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { m } from '../../../words/m.ts';
import { CategorySign } from '../../library/activities/public.tsx';
import type { Report } from './api.ts';
import { useMoments } from './moment-words.ts';
import { ReportActions } from './report-actions.tsx';
import { ReportBadges } from './report-badges.tsx';
import { ReportFacts } from './report-facts.tsx';
import { ReportHistory } from './report-history.tsx';
import { ReportPeople } from './report-people.tsx';
import { ReportPhotos } from './report-photos.tsx';

import styles from './report-view.module.css';

interface Props {
  report: Report;
  /** The input just sent differs from an earlier attempt that had arrived. */
  isEarlier: boolean;
}

/** Participations first, then everything else. */
export function ReportView({ report, isEarlier }: Props) {
  const { moment } = useMoments();
  const notes = [
    { label: m.reports_session_note(), text: report.note },
    { label: m.reports_worked(), text: report.what_worked },
    { label: m.reports_to_change(), text: report.what_to_change },
  ].filter(({ text }) => text !== null);
  return (
    <Page
      title={report.title}
      lead={moment(report.started_at)}
      leading={<CategorySign category={report.category} size={56} />}
      back="/tabs/reports"
      actions={<ReportActions report={report} />}
    >
      <div className={styles.view}>
        {isEarlier && (
          <Banner
            kind="attention"
            title={m.reports_earlier_title()}
            action={
              report.allowed.edit || report.allowed.amend ? (
                <Link kind="quiet-button" to={`/manage-report?id=${report.id}`}>
                  {m.reports_earlier_open()}
                </Link>
              ) : undefined
            }
          >
            {m.reports_earlier_text()}
          </Banner>
        )}
        {report.void_reason !== null && (
          <Banner kind="danger" title={m.reports_voided_title()}>
            {m.reports_voided_text({ reason: report.void_reason })}
          </Banner>
        )}
        <ReportBadges report={report} />
        <div className={styles.columns}>
          <div className={styles.column}>
            <ReportPeople report={report} />
            <ReportPhotos report={report} />
          </div>
          <div className={styles.column}>
            <ReportFacts report={report} />
            {notes.length > 0 && (
              <Card title={m.reports_session()}>
                {notes.map(({ label, text }) => (
                  <div key={label}>
                    <h3 className={styles.label}>{label}</h3>
                    <p className={styles.text}>{text}</p>
                  </div>
                ))}
              </Card>
            )}
          </div>
        </div>
        <ReportHistory report={report} />
      </div>
    </Page>
  );
}
