import { Tablet } from 'lucide-react';
import { useState } from 'react';

import { Button } from '../../../ui/actions/button.tsx';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { m } from '../../../words/m.ts';
import type { AnswerableSurvey } from './api.ts';
import { type EntrySource, EntrySourceFields, findMissing } from './entry-source.tsx';
import { LanguageField } from './language-field.tsx';

import styles from './tablet.module.css';

interface Props {
  survey: AnswerableSurvey;
  source: EntrySource;
  onSource: (source: EntrySource) => void;
  language: string;
  onLanguage: (language: string) => void;
  onBegin: () => void;
  onLeave: () => void;
}

/** The colleague says who answers, before the resident gets the tablet. */
export function TabletSetup({ survey, source, onSource, onBegin, onLeave, ...props }: Props) {
  const [isTried, setTried] = useState(false);
  const missing = findMissing(source, survey);
  return (
    <main className={styles.setup}>
      <PageHeading>{survey.title}</PageHeading>
      <p>{m.survey_tablet_setup()}</p>
      <EntrySourceFields
        survey={survey}
        modes={['self', 'with_help', 'proxy']}
        value={source}
        missing={isTried ? missing : undefined}
        onChange={onSource}
      />
      <LanguageField
        languages={survey.languages}
        value={props.language}
        onChange={props.onLanguage}
      />
      {survey.attribution !== null && <p className={styles.count}>{survey.attribution}</p>}
      <div className={styles.staffRow}>
        <Button kind="quiet" onClick={onLeave}>
          {m.ui_cancel()}
        </Button>
        <Button
          icon={<Tablet aria-hidden="true" />}
          onClick={() => (missing ? setTried(true) : onBegin())}
        >
          {m.survey_tablet_begin()}
        </Button>
      </div>
    </main>
  );
}
