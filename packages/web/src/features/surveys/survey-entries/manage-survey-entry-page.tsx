import { useState } from 'react';
import { useSearchParams } from 'react-router';

import { useCan } from '../../../session/use-session.ts';
import { LockedState } from '../../../ui/feedback/locked-state.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { m } from '../../../words/m.ts';
import { SurveyPending, SurveysLocked } from '../surveys/public.tsx';
import { type AnswerableSurvey, useAnswerableSurvey } from './api.ts';
import { EntryPile } from './entry-pile.tsx';

const LIST = '/tabs/surveys';

/** Types in answers from paper, one sheet after the other. */
export default function ManageSurveyEntryPage() {
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const mayView = useCan('surveys.view');
  const mayCollect = useCan('surveys.collect');
  if (mayView && mayCollect) return <Opened key={id} id={id} />;
  return (
    <Page title={m.survey_entry_title()} back={LIST}>
      {mayView ? (
        <LockedState title={m.survey_entry_locked_title()} unlock={m.survey_entry_unlock()}>
          {m.survey_entry_locked()}
        </LockedState>
      ) : (
        <SurveysLocked />
      )}
    </Page>
  );
}

function Opened({ id }: { id: string }) {
  const query = useAnswerableSurvey(id);
  const { data } = query;
  // A refetch must not empty a half-typed sheet.
  const [opened, setOpened] = useState<AnswerableSurvey>();
  if (!opened && data) setOpened(data);
  return (
    <Page title={m.survey_entry_title()} lead={opened?.title} back={LIST}>
      {opened ? (
        <EntryPile survey={opened} />
      ) : (
        <SurveyPending query={query} isLost={id === ''} lost="not_open" />
      )}
    </Page>
  );
}
