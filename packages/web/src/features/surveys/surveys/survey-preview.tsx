import { useState } from 'react';

import { Button } from '../../../ui/actions/button.tsx';
import { SegmentedControl } from '../../../ui/forms/segmented-control.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { m } from '../../../words/m.ts';
import {
  LanguageField,
  markLanguage,
  SurveyForm,
  TabletAnswer,
  toAsked,
} from '../survey-entries/public.tsx';
import type { SurveyValues } from './survey-values.ts';

import styles from './questions.module.css';

type Look = 'tablet' | 'form';
type Answers = Parameters<typeof SurveyForm>[0]['answers'];

/** How residents see it on the tablet, and everyone else on their own screen. Nothing is saved. */
export function SurveyPreview({ values, onClose }: { values: SurveyValues; onClose: () => void }) {
  const [look, setLook] = useState<Look>(values.audience === 'resident' ? 'tablet' : 'form');
  const [answers, setAnswers] = useState<Answers>({});
  const [language, setLanguage] = useState(values.languages[0] ?? 'en');
  const questions = values.questions.map((question) =>
    toAsked(question, language, values.translations),
  );
  const answer = (key: string, value: Answers[string] | undefined) =>
    setAnswers(({ [key]: _before, ...others }) =>
      value === undefined ? others : { ...others, [key]: value },
    );
  return (
    <Dialog
      isOpen
      title={m.surveys_preview()}
      onClose={onClose}
      actions={<Button onClick={onClose}>{m.ui_close()}</Button>}
    >
      <div className={styles.preview}>
        <SegmentedControl<Look>
          label={m.surveys_preview_as()}
          value={look}
          onChange={setLook}
          options={[
            { value: 'tablet', label: m.surveys_preview_tablet() },
            { value: 'form', label: m.surveys_preview_form() },
          ]}
        />
        <LanguageField languages={values.languages} value={language} onChange={setLanguage} />
        <div className={styles.preview} {...markLanguage(language)}>
          {look === 'form' ? (
            <SurveyForm questions={questions} answers={answers} problems={{}} onAnswer={answer} />
          ) : (
            questions.map((question) => (
              <div key={question.key} className={styles.tablet}>
                <p className={styles.asked}>{question.text}</p>
                <TabletAnswer
                  question={question}
                  value={answers[question.key]}
                  steady={(act) => ({
                    onPointerDown: () => undefined,
                    onPointerUp: () => undefined,
                    onClick: act,
                  })}
                  onAnswer={(value) => answer(question.key, value)}
                />
              </div>
            ))
          )}
        </div>
      </div>
    </Dialog>
  );
}
