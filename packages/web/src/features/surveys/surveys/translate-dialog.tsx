import {
  listTexts,
  readTranslations,
  type SurveyText,
  writeTranslations,
} from '@relish/shared/surveys/surveys/translate.ts';
import { useState } from 'react';

import { Button } from '../../../ui/actions/button.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { languageName } from '../../../words/languages.ts';
import { m } from '../../../words/m.ts';
import { markLanguage, NO_ANSWER_WORDS, SCALE_WORDS } from '../survey-entries/public.tsx';
import { useSurveyForm } from './survey-form-context.ts';

import styles from './questions.module.css';

/** Changes go to the form at once, so that closing the dialog in any way loses nothing. */
export function TranslateDialog({ language, onClose }: { language: string; onClose: () => void }) {
  const form = useSurveyForm();
  const [texts] = useState(() => listTexts(form.getValues()));
  const [translated, setTranslated] = useState(() => readTranslations(form.getValues(), language));
  const change = (id: string, text: string) => {
    const all = { ...translated, [id]: text };
    setTranslated(all);
    const next = writeTranslations(form.getValues(), language, all);
    form.setValue('translations', next.translations, { shouldDirty: true });
    form.setValue('questions', next.questions, { shouldDirty: true });
  };
  return (
    <Dialog
      isOpen
      title={m.surveys_translate_into({ language: languageName(language) })}
      onClose={onClose}
      actions={<Button onClick={onClose}>{m.ui_close()}</Button>}
    >
      <div className={styles.preview}>
        <p className={styles.note}>{m.surveys_translate_hint()}</p>
        {texts.map((text) => {
          const field = {
            label: describeText(text),
            maxLength: text.limit,
            value: translated[text.id] ?? '',
            ...markLanguage(language),
          };
          return text.kind === 'intro' ? (
            <TextArea
              key={text.id}
              {...field}
              onChange={({ target }) => change(text.id, target.value)}
            />
          ) : (
            <TextField
              key={text.id}
              {...field}
              autoComplete="off"
              onChange={({ target }) => change(text.id, target.value)}
            />
          );
        })}
      </div>
    </Dialog>
  );
}

const LABELS: Partial<Record<string, () => string>> = Object.assign(
  {},
  NO_ANSWER_WORDS,
  ...Object.values(SCALE_WORDS),
);

const describeText = ({ kind, original }: SurveyText): string =>
  kind === 'label' ? (LABELS[original]?.() ?? original) : original;
