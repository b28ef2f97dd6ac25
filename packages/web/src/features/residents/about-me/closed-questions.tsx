import type { Prompt, SectionKey } from '@relish/shared/residents/about-me/sections.ts';
import { useId } from 'react';

import { Button } from '../../../ui/actions/button.tsx';
import { m } from '../../../words/m.ts';
import { type Book, useReopen } from './api.ts';

import styles from './open-questions.module.css';

interface Props {
  book: Book;
  section: SectionKey;
  prompts: Prompt[];
}

/** Questions marked "not for me", which can be reopened. */
export function ClosedQuestions({ book, section, prompts }: Props) {
  const id = useId();
  const reopening = useReopen();
  const { resident_id, preferred_name: name } = book;
  return (
    <div className={styles.closed}>
      <p id={id}>{m.about_me_closed_questions({ name })}</p>
      <ul aria-labelledby={id}>
        {prompts.map(({ key, text }) => (
          <li key={key} className={styles.line}>
            <span>{text}</span>
            <Button
              kind="plain"
              size="small"
              onClick={() =>
                reopening.mutate({ resident_id, section_key: section, prompt_key: key })
              }
            >
              {m.about_me_ask_again()}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
