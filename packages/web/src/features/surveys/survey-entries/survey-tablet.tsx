import type { HelperRole } from '@relish/shared/surveys/survey-entries/choices.ts';
import { useCallback, useEffect, useState } from 'react';
import { useBlocker, useNavigate } from 'react-router';

import { useLeaveRelease } from '../../../forms/use-leave-guard.ts';
import { useSendingOutbox } from '../../../forms/use-outbox.ts';
import { keepAwake } from '../../../platform/wake-lock.ts';
import { currentSession } from '../../../session/session-state.ts';
import { useCan } from '../../../session/use-session.ts';
import { SurveyPending } from '../surveys/public.tsx';
import { type AnswerableSurvey, useAnswerableSurvey } from './api.ts';
import type { Answer } from './asked-question.ts';
import { entries, sendCollected } from './entries-outbox.ts';
import type { EntrySource } from './entry-source.tsx';
import { TabletQuestions } from './tablet-questions.tsx';
import { TabletSetup } from './tablet-setup.tsx';
import { TabletThanks } from './tablet-thanks.tsx';

import styles from './tablet.module.css';

const LIST = '/tabs/surveys';

export function SurveyTablet({ id }: { id: string }) {
  const mayCollect = useCan('surveys.collect');
  const query = useAnswerableSurvey(mayCollect ? id : '');
  if (query.data) return <Tablet survey={query.data} />;
  return (
    <main className={styles.setup}>
      <SurveyPending query={query} isLost={!mayCollect || id === ''} lost="not_open" level={1} />
    </main>
  );
}

type Stage = { is: 'setup' } | { is: 'asking' } | { is: 'thanks'; isSaved: boolean };

function Tablet({ survey }: { survey: AnswerableSurvey }) {
  const navigate = useNavigate();
  const [stage, setStage] = useState<Stage>({ is: 'setup' });
  const [source, setSource] = useState<EntrySource>({
    mode: 'self',
    helper_role: null,
    resident_id: null,
  });
  const [language, setLanguage] = useState(survey.languages[0] ?? 'en');
  const release = useStaying(stage.is !== 'setup');
  useSendingOutbox(entries);
  useEffect(() => keepAwake(), []);

  const leave = () => {
    release();
    void navigate(LIST, { replace: true });
  };
  const help = (helper_role: HelperRole) =>
    setSource((before) => ({ ...before, mode: 'with_help', helper_role }));
  const finish = (answers: Record<string, Answer> | undefined) => {
    if (answers)
      void sendCollected({
        survey_id: survey.id,
        client_uuid: crypto.randomUUID(),
        ...source,
        language,
        answers,
      });
    setStage({ is: 'thanks', isSaved: answers !== undefined });
  };

  if (stage.is === 'asking')
    return (
      <TabletQuestions
        survey={survey}
        language={language}
        onHelped={help}
        onFinish={finish}
        onLeave={leave}
      />
    );
  if (stage.is === 'thanks')
    return (
      <TabletThanks
        isSaved={stage.isSaved}
        onNextPerson={() => {
          setSource({ mode: 'self', helper_role: null, resident_id: null });
          setStage({ is: 'setup' });
        }}
        onLeave={leave}
      />
    );
  return (
    <TabletSetup
      survey={survey}
      source={source}
      onSource={setSource}
      language={language}
      onLanguage={setLanguage}
      onBegin={() => setStage({ is: 'asking' })}
      onLeave={leave}
    />
  );
}

/** Blocks the way back while a resident has the tablet; returns what lets a colleague leave. */
function useStaying(isStaying: boolean) {
  const { isReleased, release } = useLeaveRelease();
  useBlocker(
    useCallback(
      // An ended session must never be blocked.
      () => isStaying && !isReleased() && currentSession().state === 'authenticated',
      [isStaying, isReleased],
    ),
  );
  return release;
}
