import { useSearchParams } from 'react-router';

import { useCan } from '../../../session/use-session.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { m } from '../../../words/m.ts';
import { ResidentsLocked } from '../../residents/residents/public.tsx';
import { PersonObservations } from './person-observations.tsx';
import { Waiting } from './waiting.tsx';

/** Observations of one resident, or all open ones of the home. */
export default function ObservationsPage() {
  const [query] = useSearchParams();
  const mayView = useCan('observations.view');
  const residentId = query.get('resident');
  if (mayView && residentId !== null)
    return <PersonObservations key={residentId} residentId={residentId} />;
  return (
    <Page
      title={m.observations_title()}
      underMore
      {...(mayView && { lead: m.observations_lead() })}
    >
      {mayView ? <Waiting /> : <ResidentsLocked />}
    </Page>
  );
}
