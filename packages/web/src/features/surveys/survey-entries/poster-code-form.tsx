import {
  formatPosterCode,
  isPosterCode,
} from '@relish/shared/surveys/survey-entries/link-secret.ts';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';

import { Button } from '../../../ui/actions/button.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { m } from '../../../words/m.ts';

import styles from './survey-form.module.css';

/** For visitors who cannot photograph the poster's square. */
export function PosterCodeForm() {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [errors, setErrors] = useState<string[]>();
  const open = (event: FormEvent) => {
    event.preventDefault();
    const code = formatPosterCode(typed);
    if (isPosterCode(code)) void navigate(`/survey#${code}`);
    else setErrors([m.survey_code_wrong()]);
  };
  return (
    <form className={styles.form} noValidate onSubmit={open}>
      <PageHeading>{m.survey_code_title()}</PageHeading>
      <p>{m.survey_code_text()}</p>
      <TextField
        name="code"
        label={m.survey_code()}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        errors={errors}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className={styles.bar}>
        <Button type="submit">{m.survey_code_open()}</Button>
      </div>
    </form>
  );
}
