import { useSearchParams } from 'react-router';

import { useCan } from '../../../session/use-session.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { m } from '../../../words/m.ts';
import { type ManagedSurvey, useSurvey } from '../surveys/api.ts';
import {
  AUDIENCE_WORDS,
  formatDates,
  STATE_WORDS,
  SurveyActions,
  SurveyPending,
  SurveysLocked,
} from '../surveys/public.tsx';
import { useResults } from './api.ts';
import { QuestionList } from './question-list.tsx';
import { Results } from './results.tsx';

const LIST = '/tabs/surveys';

/** One survey: what it asks, how many have answered, and from the first published figure its results. */
export default function SurveyResultsPage() {
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  if (!useCan('surveys.results'))
    return (
      <Page title={m.surveys_title()} back={LIST}>
        <SurveysLocked />
      </Page>
    );
  return <Opened key={id} id={id} />;
}

function Opened({ id }: { id: string }) {
  const query = useSurvey(id);
  const { data } = query;
  if (data)
    return (
      <Page
        title={data.title}
        lead={describe(data)}
        back={LIST}
        actions={<SurveyActions survey={data} />}
      >
        <Content survey={data} />
      </Page>
    );
  return (
    <Page title={m.surveys_title()} back={LIST}>
      <SurveyPending query={query} isLost={id === ''} lost="none" />
    </Page>
  );
}

const describe = (survey: ManagedSurvey) =>
  [
    STATE_WORDS[survey.state](),
    AUDIENCE_WORDS[survey.audience](),
    survey.anonymous ? m.surveys_anonymous() : m.surveys_named(),
    formatDates(survey),
  ]
    .filter(Boolean)
    .join(' · ');

function Content({ survey }: { survey: ManagedSurvey }) {
  const isStarted = survey.state !== 'draft' && survey.state !== 'scheduled';
  const results = useResults(survey.id, { enabled: isStarted });
  if (!isStarted)
    return (
      <>
        <Banner kind="info">
          {survey.state === 'draft' ? m.surveys_draft_text() : m.surveys_scheduled_text()}
        </Banner>
        <QuestionList questions={survey.questions} attribution={survey.attribution} />
      </>
    );
  if (results.data) return <Results survey={survey} results={results.data} />;
  if (results.isError)
    return <ErrorState busy={results.isFetching} onRetry={() => void results.refetch()} />;
  return <Skeleton shape="pair" width="long" />;
}
