import { Check } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';

import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { m } from '../../../words/m.ts';
import type { AnswerableSurvey } from './api.ts';
import { sendCollected } from './entries-outbox.ts';
import { type EntrySource, EntrySourceFields, findMissing } from './entry-source.tsx';
import { LanguageField } from './language-field.tsx';
import { PaperQuestion } from './paper-question.tsx';
import { useAnswers } from './use-answers.ts';

import styles from './survey-form.module.css';

/** Made for a pile of forty: digits answer and move on, and the next sheet begins at the top. */
export function EntryPile({ survey }: { survey: AnswerableSurvey }) {
  const [language, setLanguage] = useState(survey.languages[0] ?? 'en');
  const { form, ...state } = useAnswers(survey, language);
  const [source, setSource] = useState<EntrySource>({
    mode: 'paper',
    helper_role: null,
    resident_id: null,
  });
  const [isTried, setTried] = useState(false);
  const [count, setCount] = useState(0);
  const [problem, setProblem] = useState<string>();
  const missing = findMissing(source, survey);

  const focusQuestion = (at: number) => {
    const target = form.current?.querySelector<HTMLElement>(
      `[data-question="${at}"] :is(input:checked, textarea, [role="spinbutton"])`,
    );
    const first = form.current?.querySelector<HTMLElement>(
      `[data-question="${at}"] :is(input, textarea, [role="spinbutton"])`,
    );
    (target ?? first ?? form.current?.querySelector<HTMLElement>('[data-save]'))?.focus();
  };

  const save = () => {
    setTried(true);
    setProblem(undefined);
    if (missing) return;
    if (!state.hasAnswers) return setProblem(m.survey_entry_empty());
    if (!state.check()) return;
    const { answers } = state;
    const client_uuid = crypto.randomUUID();
    void sendCollected({ survey_id: survey.id, client_uuid, ...source, language, answers }).then(
      (outcome) => typeof outcome === 'object' && setProblem(outcome.refused),
    );
    setCount(count + 1);
    setTried(false);
    state.clear();
    setSource({ ...source, resident_id: null });
    focusQuestion(0);
  };

  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    save();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Ctrl and Enter save from any field
    <form
      ref={form}
      className={styles.page}
      noValidate
      onKeyDown={press}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Card title={m.survey_entry_how()}>
        <EntrySourceFields
          survey={survey}
          modes={['paper', 'with_help', 'proxy', 'self']}
          value={source}
          missing={isTried ? missing : undefined}
          onChange={setSource}
        />
        <LanguageField languages={survey.languages} value={language} onChange={setLanguage} />
      </Card>
      <p className={`${styles.quiet} ${styles.keys}`}>{m.survey_entry_keys()}</p>
      <div className={styles.pile}>
        {state.questions.map((question, at) => (
          <PaperQuestion
            key={question.key}
            at={at}
            question={question}
            value={state.answers[question.key]}
            errors={state.problems[question.key]}
            onAnswer={(value) => state.answer(question.key, value)}
            onMove={(by) => focusQuestion(at + by)}
          />
        ))}
      </div>
      {problem !== undefined && <Banner kind="danger">{problem}</Banner>}
      <div className={styles.sticky}>
        <output>{count > 0 && m.survey_entry_count({ count })}</output>
        <Button type="submit" data-save icon={<Check aria-hidden="true" />}>
          {m.survey_entry_save()}
        </Button>
      </div>
    </form>
  );
}
