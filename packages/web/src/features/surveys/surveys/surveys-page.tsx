import { Plus } from 'lucide-react';

import { useCan } from '../../../session/use-session.ts';
import { Link } from '../../../ui/actions/link.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { m } from '../../../words/m.ts';
import { ListeningTabs } from '../feedback/public.tsx';
import { SurveyList } from './survey-list.tsx';
import { SurveysLocked } from './surveys-locked.tsx';
import { SurveysToAnswer } from './surveys-to-answer.tsx';

export default function SurveysPage() {
  const mayView = useCan('surveys.view');
  const mayAnswer = useCan('surveys.answer');
  const seesResults = useCan('surveys.results');
  const mayManage = useCan('surveys.manage');
  if (!mayView || !(mayAnswer || seesResults))
    return (
      <Page title={m.surveys_title()} underMore>
        <SurveysLocked />
      </Page>
    );
  return (
    <Page
      title={m.surveys_title()}
      lead={seesResults ? m.surveys_lead() : m.surveys_lead_answer()}
      underMore
      actions={
        mayManage && (
          <Link kind="primary-button" to="/survey-edit" icon={<Plus aria-hidden="true" />}>
            {m.surveys_new()}
          </Link>
        )
      }
    >
      <ListeningTabs />
      {mayAnswer && <SurveysToAnswer isAlone={!seesResults} />}
      {seesResults && <SurveyList />}
    </Page>
  );
}
