import { translateHead } from '@relish/shared/surveys/surveys/translate.ts';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';

import { useWaiting } from '../../../forms/use-outbox.ts';
import { forgetDraft, readDraft, writeDraft } from '../../../session/drafts.ts';
import { isStillHere } from '../../../session/sealed-drafts.ts';
import { useCan, useUser } from '../../../session/use-session.ts';
import { Link } from '../../../ui/actions/link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { m } from '../../../words/m.ts';
import { SurveyPending, SurveysLocked } from '../surveys/public.tsx';
import { type AnswerableSurvey, useAnswerableSurvey } from './api.ts';
import { entries, isWaitingFor, sendNamed, sendWithToken } from './entries-outbox.ts';
import { useReadingLanguage } from './reading-language.ts';
import { type SentAnswers, SurveySheet } from './survey-sheet.tsx';
import type { AnswerKeeping, Answers } from './use-answers.ts';

const LIST = '/tabs/surveys';

export default function SurveyAnswerPage() {
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const mayAnswer = useCan('surveys.answer');
  if (!mayAnswer)
    return (
      <Page title={m.surveys_title()} back={LIST}>
        <SurveysLocked />
      </Page>
    );
  return <Opened key={id} id={id} />;
}

function Opened({ id }: { id: string }) {
  const query = useAnswerableSurvey(id);
  const { data, isFetching } = query;
  const [opened, setOpened] = useState<AnswerableSurvey>();
  if (!opened && data && !isFetching) setOpened(data);
  if (opened) return <Answering survey={opened} />;
  return (
    <Page title={m.surveys_title()} back={LIST}>
      <SurveyPending query={query} isLost={id === ''} lost="not_open" />
    </Page>
  );
}

function Answering({ survey }: { survey: AnswerableSurvey }) {
  const keeping = useDraftKeeping(survey.id);
  const waiting = useWaiting(entries).find(isWaitingFor(survey.id));
  const [language, setLanguage] = useReadingLanguage(survey);
  const [sent, setSent] = useState(false);
  const [refused, setRefused] = useState<string>();

  const send = async (given: SentAnswers) => {
    setRefused(undefined);
    const input = { survey_id: survey.id, ...given };
    const outcome = survey.key
      ? await sendWithToken(survey.key, input)
      : await sendNamed({ ...input, client_uuid: crypto.randomUUID() });
    if (typeof outcome === 'object') {
      setRefused(outcome.refused);
      return;
    }
    keeping.forget();
    setSent(true);
  };

  return (
    <Page title={translateHead(survey, language).title} back={LIST}>
      {waiting && waiting.refused === undefined ? (
        <Done title={m.survey_queued_title()}>{m.survey_queued()}</Done>
      ) : sent ? (
        <Done title={m.survey_thanks_title()}>{m.survey_thanks()}</Done>
      ) : survey.is_done ? (
        <Done title={m.survey_done_title()}>
          {survey.anonymous ? m.survey_done_anonymous() : m.survey_done()}
        </Done>
      ) : (
        <SurveySheet
          survey={survey}
          keeping={keeping}
          language={language}
          onLanguage={setLanguage}
          refused={refused}
          onSend={send}
        />
      )}
    </Page>
  );
}

const Done = ({ title, children }: { title: string; children: string }) => (
  <EmptyState
    title={title}
    action={
      <Link kind="quiet-button" to={LIST}>
        {m.survey_lost_back()}
      </Link>
    }
  >
    {children}
  </EmptyState>
);

/** Encrypted for this user at this home; removed at sign-out. */
function useDraftKeeping(surveyId: string): AnswerKeeping & { forget: () => void } {
  const { id: userId, carehome } = useUser();
  const carehomeId = carehome.id;
  return useMemo(() => {
    const owner = { userId, carehomeId };
    const form = `survey ${surveyId}`;
    return {
      read: async () => (await readDraft(owner, form))?.values as Answers | undefined,
      write: (answers) => {
        if (isStillHere(owner)) void writeDraft(owner, form, { values: answers, base: {} });
      },
      forget: () => void forgetDraft(owner, form),
    };
  }, [userId, carehomeId, surveyId]);
}
