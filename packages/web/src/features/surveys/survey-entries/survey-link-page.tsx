import { translateHead } from '@relish/shared/surveys/surveys/translate.ts';
import { useState } from 'react';
import { I18nProvider } from 'react-aria-components';
import { useLocation } from 'react-router';

import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { BrandMark } from '../../../ui/illustrations/brand-mark.tsx';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { m } from '../../../words/m.ts';
import { locale } from '../../../words/speak.ts';
import type { AnswerableSurvey } from './api.ts';
import { PosterCodeForm } from './poster-code-form.tsx';
import { useReadingLanguage } from './reading-language.ts';
import { SurveySheet } from './survey-sheet.tsx';
import { useSurveyLink } from './use-survey-link.ts';

import styles from './survey-form.module.css';

/** Answers a survey without an account. The secret is in the fragment, which no server sees. */
export default function SurveyLinkPage() {
  const secret = useLocation().hash.slice(1);
  const [attempt, setAttempt] = useState(0);
  return (
    <I18nProvider locale={locale()}>
      <title>{m.survey_link_title()}</title>
      <main className={styles.outside}>
        <div className={styles.brand}>
          <BrandMark />
        </div>
        {secret === '' ? (
          <PosterCodeForm />
        ) : (
          <Linked
            key={`${attempt} ${secret}`}
            secret={secret}
            onRetry={() => setAttempt(attempt + 1)}
          />
        )}
      </main>
    </I18nProvider>
  );
}

type SurveyLink = ReturnType<typeof useSurveyLink>;

function Linked({ secret, onRetry }: { secret: string; onRetry: () => void }) {
  const link = useSurveyLink(secret);
  const { state } = link;
  if (state.is === 'loading') return <Skeleton shape="pair" width="long" />;
  if (state.is === 'failed') return <ErrorState level={1} onRetry={onRetry} />;
  if (state.is === 'asking') return <Asking survey={state.survey} link={link} />;
  const words = {
    lost: [m.survey_link_lost_title(), m.survey_link_lost()],
    done: [m.survey_done_title(), m.survey_done()],
    queued: [m.survey_queued_title(), m.survey_link_queued()],
    thanks: [m.survey_thanks_title(), m.survey_thanks()],
  }[state.is];
  return (
    <>
      <PageHeading key={state.is}>{words[0]}</PageHeading>
      <p>{words[1]}</p>
    </>
  );
}

function Asking({ survey, link }: { survey: AnswerableSurvey; link: SurveyLink }) {
  const [language, setLanguage] = useReadingLanguage(survey);
  return (
    <>
      <PageHeading>{translateHead(survey, language).title}</PageHeading>
      <p className={styles.quiet}>{survey.home}</p>
      <SurveySheet
        survey={survey}
        keeping={link.keeping}
        language={language}
        onLanguage={setLanguage}
        refused={link.refused}
        onSend={link.send}
      />
    </>
  );
}
