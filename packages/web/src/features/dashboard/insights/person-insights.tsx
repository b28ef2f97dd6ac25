import { ClipboardPen, Printer, UserRound } from 'lucide-react';

import { useCan } from '../../../session/use-session.ts';
import { Link } from '../../../ui/actions/link.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Avatar } from '../../../ui/layout/avatar.tsx';
import { Columns, Stack } from '../../../ui/layout/columns.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { m } from '../../../words/m.ts';
import type { ResidentInsights } from './api.ts';
import { ChecksCard } from './checks-card.tsx';
import { CompanyCard } from './company-card.tsx';
import { DeclinesCard } from './declines-card.tsx';
import { KindsCard } from './kinds-card.tsx';
import { NotesCard } from './notes-card.tsx';
import { TopCard } from './top-card.tsx';
import { UntriedCard } from './untried-card.tsx';
import { WeeksCharts } from './weeks-charts.tsx';
import { WorksCard } from './works-card.tsx';

export function PersonInsights({ insights }: { insights: ResidentInsights }) {
  const { person, records, declines } = insights;
  const { id, preferred_name: name } = person;
  return (
    <Page
      title={m.insights_of_heading({ name })}
      lead={m.insights_of_lead({ count: records })}
      back="/tabs/insights?view=people"
      leading={
        <Avatar
          id={id}
          firstName={name}
          lastName={person.last_name}
          photo={person.picture?.small}
          size="large"
        />
      }
      actions={
        <>
          <Link
            kind="quiet-button"
            to={`/resident-insights?id=${id}&print`}
            icon={<Printer aria-hidden="true" />}
          >
            {m.insights_of_sheet()}
          </Link>
          <Link
            kind="quiet-button"
            to={`/resident?id=${id}`}
            icon={<UserRound aria-hidden="true" />}
          >
            {m.insights_of_profile()}
          </Link>
        </>
      }
    >
      {declines.recent.review && (
        <Banner kind="attention" title={m.insights_declines_review_title()}>
          {m.insights_declines_review({ name, ...declines.recent })}
        </Banner>
      )}
      <Columns>
        <Stack>
          {records === 0 ? <Early id={id} name={name} /> : <WorksCard insights={insights} />}
          <UntriedCard insights={insights} />
          {records > 0 && (
            <>
              <DeclinesCard insights={insights} />
              <CompanyCard company={insights.company} />
            </>
          )}
        </Stack>
        <Stack>
          {records > 0 && (
            <>
              <WeeksCharts weeks={insights.weeks} personId={id} />
              <TopCard insights={insights} />
              <KindsCard categories={insights.categories} />
              <NotesCard notes={insights.notes} />
            </>
          )}
          <ChecksCard checks={insights.checks} personId={id} />
        </Stack>
      </Columns>
    </Page>
  );
}

function Early({ id, name }: { id: string; name: string }) {
  const mayRecord = useCan('reports.add');
  return (
    <EmptyState
      title={m.insights_early_title()}
      level={2}
      action={
        mayRecord && (
          <Link
            kind="primary-button"
            to={`/manage-report?residents=${id}`}
            icon={<ClipboardPen aria-hidden="true" />}
          >
            {m.reports_record()}
          </Link>
        )
      }
    >
      {m.insights_early_text({ name })}
    </EmptyState>
  );
}
