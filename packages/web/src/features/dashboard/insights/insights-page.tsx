import { type ComponentType, lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';

import { useCan } from '../../../session/use-session.ts';
import { ErrorBoundary } from '../../../ui/feedback/error-boundary.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { Tabs } from '../../../ui/layout/tabs.tsx';
import { m } from '../../../words/m.ts';
import { AllFigures, Graphs } from '../graphs/public.tsx';
import { InsightsLocked } from './insights-locked.tsx';

const view = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }));

const WhoNeedsUs = view(async () => (await import('./who-needs-us.tsx')).WhoNeedsUs);
const PeopleList = view(async () => (await import('./people-list.tsx')).PeopleList);

// Residents first; users who may not see names get only the figures.
const VIEWS = [
  { id: 'needs', title: m.insights_tab_needs, Content: WhoNeedsUs, hasNames: true },
  { id: 'graphs', title: m.insights_tab_graphs, Content: Graphs, hasNames: false },
  { id: 'figures', title: m.insights_tab_figures, Content: AllFigures, hasNames: false },
  { id: 'people', title: m.insights_tab_people, Content: PeopleList, hasNames: true },
] as const;

export default function InsightsPage() {
  const maySeePeople = useCan('insights.view');
  const maySeeFigures = useCan('dashboard.view-graphs');
  const [query, setQuery] = useSearchParams();
  const open = VIEWS.filter(({ hasNames }) => (hasNames ? maySeePeople : maySeeFigures));
  const chosen = open.find(({ id }) => id === query.get('view')) ?? open[0];
  return (
    <Page title={m.place_insights()} lead={m.insights_lead()} underMore>
      {chosen ? (
        <Tabs
          tour="insights-tabs"
          panelTour="insights-panel"
          label={m.insights_tabs()}
          selected={chosen.id}
          onSelect={(id) => {
            if (id !== chosen.id) setQuery(linkToView(id, query), { preventScrollReset: true });
          }}
          tabs={open.map(({ id, title, Content }) => ({
            id,
            title: title(),
            content: (
              <ErrorBoundary level={2}>
                <Suspense fallback={<Skeleton shape="pair" width="long" />}>
                  <Content />
                </Suspense>
              </ErrorBoundary>
            ),
          }))}
        />
      ) : (
        <InsightsLocked />
      )}
    </Page>
  );
}

/** Keeps the group, but drops filters that belong to one view. */
function linkToView(id: string, query: URLSearchParams) {
  const group = query.get('group');
  return new URLSearchParams({
    ...(id !== VIEWS[0].id && { view: id }),
    ...(group !== null && { group }),
  });
}
