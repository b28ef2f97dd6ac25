import { SURVEY_LIMITS } from '@relish/shared/surveys/surveys/choices.ts';
import type { Question } from '@relish/shared/surveys/surveys/contract.ts';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Controller, type Path } from 'react-hook-form';

import { Button } from '../../../ui/actions/button.tsx';
import { FieldErrors, useField } from '../../../ui/forms/field-frame.tsx';
import { m } from '../../../words/m.ts';
import { QuestionRow } from './question-row.tsx';
import { useSurveyForm } from './survey-form-context.ts';
import { makeQuestion, type SurveyValues } from './survey-values.ts';

import styles from './questions.module.css';

/** Ordered by dragging, by buttons, or with Alt and the arrow keys. */
export function QuestionsField() {
  const form = useSurveyForm();
  const list = useRef<HTMLOListElement>(null);
  const [opened, setOpened] = useState<string>();
  const [dragged, setDragged] = useState<number>();
  const errors = form.listErrors('questions');
  const group = useField({ errors });
  const focus = (at: number, part: string) => {
    const find = (wanted: string) =>
      list.current?.querySelector<HTMLElement>(
        `[data-row="${at}"] [data-part="${wanted}"]:enabled`,
      );
    (find(part) ?? find('open'))?.focus();
  };
  return (
    <Controller
      control={form.control}
      name="questions"
      render={({ field: { value: questions, onChange } }) => {
        const move = (from: number, to: number, part: string) => {
          const moved = questions[from];
          if (!moved || to < 0 || to >= questions.length) return;
          flushSync(() => onChange(questions.toSpliced(from, 1).toSpliced(to, 0, moved)));
          focus(to, part);
        };
        const add = () => {
          const before = questions.at(-1);
          const question: Question = {
            ...makeQuestion(before?.type ?? 'agree5'),
            section: before?.section ?? null,
            options: before?.options ?? [],
          };
          flushSync(() => {
            onChange([...questions, question]);
            setOpened(question.key);
          });
          focus(questions.length, 'text');
        };
        return (
          <fieldset className={styles.questions}>
            <legend className={styles.legend}>
              {m.surveys_questions_title({ count: questions.length })}
            </legend>
            <ol ref={list} className={styles.list}>
              {questions.map((question, at) => {
                const name = (part: string) => `questions.${at}.${part}` as Path<SurveyValues>;
                return (
                  <QuestionRow
                    key={question.key}
                    at={at}
                    count={questions.length}
                    question={question}
                    isOpen={opened === question.key || form.getFieldState(name('text')).invalid}
                    errors={{
                      text: form.listErrors(name('text')),
                      options: form.listErrors(name('options')),
                    }}
                    isDragged={dragged === at}
                    onToggle={() => setOpened(opened === question.key ? undefined : question.key)}
                    onChange={(next) => onChange(questions.with(at, next))}
                    onMove={(by, part) => move(at, at + by, part)}
                    onRemove={() => {
                      flushSync(() => onChange(questions.toSpliced(at, 1)));
                      focus(Math.min(at, questions.length - 2), 'open');
                    }}
                    onDrag={(isDragging) => setDragged(isDragging ? at : undefined)}
                    onDrop={() => {
                      if (dragged !== undefined) move(dragged, at, 'open');
                      setDragged(undefined);
                    }}
                  />
                );
              })}
            </ol>
            {questions.length < SURVEY_LIMITS.questions && (
              <div>
                <Button kind="quiet" icon={<Plus aria-hidden="true" />} onClick={add}>
                  {m.surveys_question_add()}
                </Button>
              </div>
            )}
            <FieldErrors field={group} errors={errors} />
          </fieldset>
        );
      }}
    />
  );
}
