import { translateHead } from '@relish/shared/surveys/surveys/translate.ts';
import { type ReactNode, useState } from 'react';

import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { RadioCards } from '../../../ui/forms/radio-cards.tsx';
import { formatDay } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import type { AnswerableSurvey } from './api.ts';
import { LanguageField } from './language-field.tsx';
import { markLanguage } from './reading-language.ts';
import { SurveyForm } from './survey-form.tsx';
import { type AnswerKeeping, type Answers, useAnswers } from './use-answers.ts';

import styles from './survey-form.module.css';

export interface SentAnswers {
  answers: Answers;
  language: string;
  mode: 'self' | 'proxy';
}

interface Props {
  survey: AnswerableSurvey;
  keeping: AnswerKeeping;
  language: string;
  onLanguage: (language: string) => void;
  /** The server's reason, when it refused the answers. */
  refused: string | undefined;
  onSend: (sent: SentAnswers) => Promise<void>;
  /** Above the questions. */
  children?: ReactNode;
}

/** Everything between the page's heading and Send, in the app and behind a link. */
export function SurveySheet({ survey, keeping, language, refused, onSend, ...props }: Props) {
  const { form, ...state } = useAnswers(survey, language, keeping);
  const [mode, setMode] = useState<SentAnswers['mode']>('self');
  const [busy, setBusy] = useState(false);
  const [isEmpty, setEmpty] = useState(false);
  const { answers } = state;
  const { intro } = translateHead(survey, language);
  const send = async () => {
    if (busy) return;
    setEmpty(!state.hasAnswers);
    if (!state.check() || !state.hasAnswers) return;
    setBusy(true);
    try {
      await onSend({ answers, language, mode });
    } finally {
      setBusy(false);
    }
  };
  const asksMode = survey.audience === 'resident' && survey.allow_proxy;
  return (
    <form
      ref={form}
      className={styles.page}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <LanguageField languages={survey.languages} value={language} onChange={props.onLanguage} />
      {intro !== '' && <p {...markLanguage(language)}>{intro}</p>}
      {survey.closes_on !== null && (
        <p className={styles.quiet}>{m.survey_until({ day: formatDay(survey.closes_on) })}</p>
      )}
      <AnonymityNote survey={survey} />
      {state.isRestored && <Banner kind="info">{m.survey_restored()}</Banner>}
      {props.children}
      {asksMode && (
        <RadioCards<SentAnswers['mode']>
          label={m.survey_for_whom()}
          value={mode}
          onChange={setMode}
          options={[
            { value: 'self', label: m.survey_for_self() },
            {
              value: 'proxy',
              label: m.survey_for_resident(),
              description: m.survey_for_resident_about(),
            },
          ]}
        />
      )}
      <div {...markLanguage(language)}>
        <SurveyForm
          questions={state.questions}
          answers={answers}
          problems={state.problems}
          onAnswer={state.answer}
        />
      </div>
      {survey.attribution !== null && <p className={styles.quiet}>{survey.attribution}</p>}
      {isEmpty && !state.hasAnswers && <Banner kind="danger">{m.survey_empty()}</Banner>}
      {refused !== undefined && <Banner kind="danger">{refused}</Banner>}
      <div className={styles.bar}>
        <Button type="submit" busy={busy}>
          {busy ? m.survey_sending() : m.survey_send()}
        </Button>
      </div>
    </form>
  );
}

const AnonymityNote = ({ survey }: { survey: AnswerableSurvey }) =>
  survey.anonymous ? (
    <Banner kind="info" title={m.survey_anonymous_title()}>
      {m.survey_anonymous_text()}
      {survey.key && (
        <span className={styles.quiet}>
          {' '}
          {m.survey_key({ fingerprint: survey.key.fingerprint })}
        </span>
      )}
    </Banner>
  ) : (
    <Banner kind="info" title={m.survey_named_title()}>
      {m.survey_named_text({ home: survey.home })}
    </Banner>
  );
