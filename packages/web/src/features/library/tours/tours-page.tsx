import { useSearchParams } from 'react-router';

import { useCan } from '../../../session/use-session.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { Tabs } from '../../../ui/layout/tabs.tsx';
import { m } from '../../../words/m.ts';
import { Colleagues } from './colleagues.tsx';
import { TourList } from './tour-list.tsx';

/** The user's tours; managers also see which tours colleagues have finished. */
export default function ToursPage() {
  const mayHelp = useCan('staff.manage');
  const [query, setQuery] = useSearchParams();
  return (
    <Page title={m.place_tours()} lead={m.tours_lead()} underMore>
      {mayHelp ? (
        <Tabs
          label={m.tours_tabs()}
          selected={query.get('view') === 'colleagues' ? 'colleagues' : 'own'}
          onSelect={(id) =>
            setQuery(id === 'own' ? {} : { view: id }, { replace: true, preventScrollReset: true })
          }
          tabs={[
            { id: 'own', title: m.tours_tab_own(), content: <TourList /> },
            { id: 'colleagues', title: m.tours_tab_colleagues(), content: <Colleagues /> },
          ]}
        />
      ) : (
        <TourList />
      )}
    </Page>
  );
}
