import { type ComponentType, lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';

import { InsightsLocked } from '../features/insights/insights-locked.tsx';
import { useCan } from '../session/use-session.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { Page } from '../ui/page.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { m } from '../words/m.ts';

const view = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }));

const WhoNeedsUs = view(
  async () => (await import('../features/insights/who-needs-us.tsx')).WhoNeedsUs,
);
const Graphs = view(async () => (await import('../features/dashboard/graphs.tsx')).Graphs);
const AllFigures = view(
  async () => (await import('../features/dashboard/all-figures.tsx')).AllFigures,
);
const PeopleList = view(
  async () => (await import('../features/insights/people-list.tsx')).PeopleList,
);

// People first; whoever may not know who it is about sees the figures alone.
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
          label={m.insights_tabs()}
          selected={chosen.id}
          onSelect={(id) => {
            if (id !== chosen.id) setQuery(addressOf(id, query), { preventScrollReset: true });
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

/** The group goes along; what narrows one view only does not. */
function addressOf(id: string, query: URLSearchParams) {
  const group = query.get('group');
  return new URLSearchParams({
    ...(id !== VIEWS[0].id && { view: id }),
    ...(group !== null && { group }),
  });
}
