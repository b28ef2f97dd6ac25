import type { Question } from '@relish/shared/surveys/surveys/contract.ts';
import { Tag } from 'lucide-react';
import { useState } from 'react';

import { Button } from '../../../ui/actions/button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Chips } from '../../../ui/layout/chips.tsx';
import { m } from '../../../words/m.ts';
import { RaiseAction } from '../actions/public.tsx';
import { type SurveyTexts, useTexts } from './api.ts';
import { ThemeDialog } from './theme-dialog.tsx';

import styles from './results.module.css';

interface Props {
  id: string;
  questions: readonly Question[];
}

type Text = SurveyTexts['texts'][number];

const ALL = '';

/** In the order of the server, which is random, so that it says nothing about who wrote. */
export function Comments({ id, questions }: Props) {
  const { data, isError, isFetching, refetch } = useTexts(id);
  const [theme, setTheme] = useState(ALL);
  const [marked, setMarked] = useState<Text>();
  const asked = questions.filter(({ type }) => type === 'text');
  if (asked.length === 0) return null;
  return (
    <Card title={m.survey_comments()}>
      {isError ? (
        <ErrorState busy={isFetching} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton shape="pair" width="long" />
      ) : data.is_suppressed ? (
        <p className={styles.quiet}>{m.survey_comments_few()}</p>
      ) : data.texts.length === 0 ? (
        <p className={styles.quiet}>{m.survey_comments_none()}</p>
      ) : (
        <>
          <p className={styles.quiet}>{m.survey_comments_about()}</p>
          {data.themes.length > 0 && (
            <Chips
              label={m.survey_themes()}
              value={theme}
              onChange={setTheme}
              options={[
                { value: ALL, label: m.survey_themes_all() },
                ...data.themes.map((each) => ({
                  value: each.theme,
                  label: m.survey_theme_count(each),
                })),
              ]}
            />
          )}
          {theme !== ALL && <RaiseAction key={theme} source={{ survey_id: id }} theme={theme} />}
          {asked.map((question) => (
            <Said
              key={question.key}
              question={question}
              texts={data.texts.filter(
                (text) =>
                  text.question_key === question.key && (theme === ALL || text.theme === theme),
              )}
              onMark={setMarked}
            />
          ))}
        </>
      )}
      {marked && (
        <ThemeDialog
          text={marked}
          themes={data?.themes.map((each) => each.theme) ?? []}
          onClose={() => setMarked(undefined)}
        />
      )}
    </Card>
  );
}

interface SaidProps {
  question: Question;
  texts: readonly Text[];
  onMark: (text: Text) => void;
}

const Said = ({ question, texts, onMark }: SaidProps) =>
  texts.length === 0 ? null : (
    <section className={styles.said}>
      <h3>{question.text}</h3>
      <ul className={styles.comments}>
        {texts.map((text) => (
          <li key={text.id} className={styles.comment}>
            <p className={styles.words}>{text.text}</p>
            <div className={styles.marks}>
              {text.theme !== null && <Badge kind="info">{text.theme}</Badge>}
              {text.hides_names && <Badge>{m.survey_comments_hidden()}</Badge>}
              <Button
                kind="plain"
                size="small"
                icon={<Tag aria-hidden="true" />}
                onClick={() => onMark(text)}
              >
                {text.theme === null ? m.survey_theme_add() : m.survey_theme_change()}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
