import { SURVEY_LIMITS } from '@relish/shared/surveys/surveys/choices.ts';
import { useState } from 'react';

import { Button } from '../../../ui/actions/button.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Chips } from '../../../ui/layout/chips.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { m } from '../../../words/m.ts';
import { type SurveyTexts, useMarkText } from './api.ts';

interface Props {
  text: SurveyTexts['texts'][number];
  /** Already used in this survey. */
  themes: readonly string[];
  onClose: () => void;
}

export function ThemeDialog({ text, themes, onClose }: Props) {
  const mark = useMarkText();
  const [theme, setTheme] = useState(text.theme ?? '');
  const save = (next: string | null) => {
    if (!mark.isPending) mark.mutate({ text_id: text.id, theme: next }, { onSuccess: onClose });
  };
  return (
    <Dialog
      isOpen
      title={m.survey_theme_title()}
      onClose={onClose}
      actions={
        <>
          {text.theme !== null && (
            <Button kind="quiet" onClick={() => save(null)}>
              {m.survey_theme_remove()}
            </Button>
          )}
          <Button busy={mark.isPending} onClick={() => save(theme.trim() === '' ? null : theme)}>
            {m.survey_theme_save()}
          </Button>
        </>
      }
    >
      <p>{text.text}</p>
      {themes.length > 0 && (
        <Chips
          label={m.survey_theme_used()}
          value={theme}
          onChange={setTheme}
          options={themes.map((each) => ({ value: each, label: each }))}
        />
      )}
      <TextField
        label={m.survey_theme()}
        autoComplete="off"
        maxLength={SURVEY_LIMITS.theme}
        value={theme}
        onChange={({ target }) => setTheme(target.value)}
      />
    </Dialog>
  );
}
