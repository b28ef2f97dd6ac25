import { SURVEY_LIMITS } from '@relish/shared/surveys/surveys/choices.ts';
import {
  countUntranslated,
  keepLanguages,
  listTexts,
} from '@relish/shared/surveys/surveys/translate.ts';
import { Languages, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';

import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { FieldErrors, useField } from '../../../ui/forms/field-frame.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { languageName, languageOptions } from '../../../words/languages.ts';
import { m } from '../../../words/m.ts';
import { useSurveyForm } from './survey-form-context.ts';
import type { SurveyValues } from './survey-values.ts';
import { TranslateDialog } from './translate-dialog.tsx';

import styles from './questions.module.css';

/** Languages the survey can also be answered in, and how much of each is translated. */
export function LanguagesField() {
  const form = useSurveyForm();
  const [opened, setOpened] = useState<string>();
  const [removed, setRemoved] = useState<string>();
  const values = useWatch({ control: form.control }) as SurveyValues;
  const errors = form.listErrors('languages');
  const group = useField({ errors });
  const [own = 'en', ...others] = values.languages;
  const total = listTexts(values).length;
  const missing = new Map(
    countUntranslated(values).map((each) => [each.language, each.missing] as const),
  );
  const change = (languages: string[]) => {
    const next = keepLanguages(form.getValues(), languages);
    const dirty = { shouldDirty: true };
    form.setValue('languages', next.languages, dirty);
    form.setValue('translations', next.translations, dirty);
    form.setValue('questions', next.questions, dirty);
  };
  return (
    <fieldset className={styles.questions}>
      <legend className={styles.legend}>{m.surveys_languages()}</legend>
      <p className={styles.note}>{m.surveys_languages_hint({ language: languageName(own) })}</p>
      {others.length > 0 && (
        <ul className={styles.list}>
          {others.map((language) => {
            const name = languageName(language);
            const left = missing.get(language) ?? 0;
            return (
              <li key={language} className={styles.row}>
                <div className={styles.head}>
                  <div className={styles.language}>
                    <span className={styles.text}>{name}</span>
                    <span className={styles.kind}>
                      {left === 0
                        ? m.surveys_translated_all()
                        : m.surveys_translated({ done: total - left, count: total })}
                    </span>
                  </div>
                  <div className={styles.buttons}>
                    <Button
                      kind="quiet"
                      icon={<Languages aria-hidden="true" />}
                      aria-label={m.surveys_translate_into({ language: name })}
                      onClick={() => setOpened(language)}
                    >
                      {m.surveys_translate()}
                    </Button>
                    <IconButton
                      label={m.ui_remove_named({ name })}
                      onClick={() =>
                        left === total
                          ? change([own, ...others.filter((each) => each !== language)])
                          : setRemoved(language)
                      }
                    >
                      <Trash2 aria-hidden="true" />
                    </IconButton>
                  </div>
                </div>
              </li>
            );
          })}
        </ul>
      )}
      {values.languages.length < SURVEY_LIMITS.languages && (
        <Select
          label={m.surveys_language_add()}
          placeholder={m.surveys_language_choose()}
          value={null}
          onChange={(language) => {
            if (language === null) return;
            change([...values.languages, language]);
            setOpened(language);
          }}
          options={languageOptions().filter(({ value }) => !values.languages.includes(value))}
        />
      )}
      <FieldErrors field={group} errors={errors} />
      {opened !== undefined && (
        <TranslateDialog language={opened} onClose={() => setOpened(undefined)} />
      )}
      <ConfirmDialog
        isOpen={removed !== undefined}
        title={m.surveys_language_remove_title({ language: languageName(removed ?? own) })}
        confirmLabel={m.surveys_language_remove()}
        kind="danger"
        onCancel={() => setRemoved(undefined)}
        onConfirm={() => {
          change([own, ...others.filter((each) => each !== removed)]);
          setRemoved(undefined);
        }}
      >
        {m.surveys_language_remove_text()}
      </ConfirmDialog>
    </fieldset>
  );
}
