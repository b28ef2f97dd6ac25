import {
  type Prompt,
  type SectionKey,
  SECTIONS,
} from '@relish/shared/residents/about-me/sections.ts';
import { ChevronDown, ChevronUp, Plus } from 'lucide-react';
import { useState } from 'react';

import { useCan } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { m } from '../../../words/m.ts';
import type { Book } from './api.ts';
import { ClosedQuestions } from './closed-questions.tsx';
import { useEditing } from './editing.ts';
import { EntryForm } from './entry-form.tsx';
import { formKey } from './entry-values.ts';

import styles from './open-questions.module.css';

/** A section with entries shows one question, an empty one two. */
const AT_FIRST = { empty: 2, told: 1 };

interface Props {
  book: Book;
  section: SectionKey;
}

/** A few questions at a time, so that it does not look like a form. */
export function OpenQuestions({ book, section }: Props) {
  const way = useCan('about-me.edit') ? 'add' : 'suggest';
  const { openForm, open } = useEditing();
  const [isWide, setWide] = useState(false);

  const isAnswered = ({ key }: Prompt) =>
    book.entries.some((each) => each.section_key === section && each.prompt_key === key);
  const isClosed = ({ key }: Prompt) =>
    book.closed.some((each) => each.section_key === section && each.prompt_key === key);
  // The memory book's other questions are fields of a memory.
  const unanswered =
    section === 'memories' ? [] : SECTIONS[section].prompts.filter((each) => !isAnswered(each));
  const closed = unanswered.filter(isClosed);
  const questions = unanswered.filter((each) => !isClosed(each));
  const isTold = book.entries.some(({ section_key }) => section_key === section);
  const few = AT_FIRST[isTold ? 'told' : 'empty'];
  const shown = isWide ? questions : questions.slice(0, few);
  const hidden = questions.length - shown.length;

  const formFor = (prompt: string | null) => (
    <EntryForm
      book={book}
      way={way}
      residentId={book.resident_id}
      section={section}
      prompt={prompt}
    />
  );
  const ownPrompt = section === 'memories' ? 'story' : null;
  const ownKey = formKey({ section, prompt: ownPrompt });
  return (
    <div className={styles.questions}>
      {shown.length > 0 && (
        <ul className={styles.list} aria-label={m.about_me_questions()}>
          {shown.map(({ key, text }) => (
            <li key={key}>
              {openForm === formKey({ section, prompt: key }) ? (
                formFor(key)
              ) : (
                <button
                  type="button"
                  className={styles.question}
                  onClick={() => open(formKey({ section, prompt: key }))}
                >
                  <Plus aria-hidden="true" />
                  {text}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {openForm === ownKey && formFor(ownPrompt)}
      <div className={styles.actions}>
        {section === 'memories' && openForm !== ownKey && (
          <Button kind="quiet" icon={<Plus aria-hidden="true" />} onClick={() => open(ownKey)}>
            {m.about_me_add_memory()}
          </Button>
        )}
        {way === 'suggest' && section !== 'memories' && openForm !== ownKey && (
          <Button kind="plain" size="small" onClick={() => open(ownKey)}>
            {m.about_me_suggest_something()}
          </Button>
        )}
        {hidden > 0 && (
          <Button
            kind="plain"
            size="small"
            icon={<ChevronDown aria-hidden="true" />}
            onClick={() => setWide(true)}
          >
            {m.about_me_more_questions({ count: hidden })}
          </Button>
        )}
        {isWide && questions.length > few && (
          <Button
            kind="plain"
            size="small"
            icon={<ChevronUp aria-hidden="true" />}
            onClick={() => setWide(false)}
          >
            {m.about_me_fewer_questions()}
          </Button>
        )}
      </div>
      {closed.length > 0 && way === 'add' && (isWide || hidden === 0) && (
        <ClosedQuestions book={book} section={section} prompts={closed} />
      )}
    </div>
  );
}
