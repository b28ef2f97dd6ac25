import type { Question } from '@relish/shared/surveys/surveys/contract.ts';
import { ArrowDown, ArrowUp, GripVertical, Trash2 } from 'lucide-react';
import type { KeyboardEvent } from 'react';

import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { m } from '../../../words/m.ts';
import { QuestionFields } from './question-fields.tsx';
import { TYPE_WORDS } from './survey-words.ts';

import styles from './questions.module.css';

interface Props {
  at: number;
  count: number;
  question: Question;
  isOpen: boolean;
  isDragged: boolean;
  errors: { text: string[] | undefined; options: string[] | undefined };
  onToggle: () => void;
  onChange: (question: Question) => void;
  onMove: (by: -1 | 1, part: string) => void;
  onRemove: () => void;
  onDrag: (isDragging: boolean) => void;
  onDrop: () => void;
}

export function QuestionRow({ at, count, question, isOpen, isDragged, errors, ...does }: Props) {
  const label = m.surveys_question_number({ number: at + 1 });
  const press = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    does.onMove(event.key === 'ArrowUp' ? -1 : 1, 'open');
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dragging; buttons and keys do the same
    <li
      className={styles.row}
      data-row={at}
      data-dragged={isDragged || undefined}
      draggable={!isOpen}
      onDragStart={() => does.onDrag(true)}
      onDragEnd={() => does.onDrag(false)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        does.onDrop();
      }}
    >
      <div className={styles.head}>
        <GripVertical className={styles.grip} aria-hidden="true" />
        <button
          type="button"
          className={styles.open}
          data-part="open"
          aria-expanded={isOpen}
          onClick={does.onToggle}
          onKeyDown={press}
        >
          <span className={styles.text}>
            {m.survey_entry_question({
              number: at + 1,
              text: question.text === '' ? m.surveys_question_empty() : question.text,
            })}
          </span>
          <span className={styles.kind}>{TYPE_WORDS[question.type]()}</span>
        </button>
        <div className={styles.buttons}>
          <IconButton
            data-part="up"
            label={m.own_activity_move_up({ label })}
            disabled={at === 0}
            onClick={() => does.onMove(-1, 'up')}
          >
            <ArrowUp aria-hidden="true" />
          </IconButton>
          <IconButton
            data-part="down"
            label={m.own_activity_move_down({ label })}
            disabled={at === count - 1}
            onClick={() => does.onMove(1, 'down')}
          >
            <ArrowDown aria-hidden="true" />
          </IconButton>
          <IconButton label={m.ui_remove_named({ name: label })} onClick={does.onRemove}>
            <Trash2 aria-hidden="true" />
          </IconButton>
        </div>
      </div>
      {isOpen && (
        <QuestionFields at={at} question={question} errors={errors} onChange={does.onChange} />
      )}
    </li>
  );
}
