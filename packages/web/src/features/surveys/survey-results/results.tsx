import { Download, FileText } from 'lucide-react';
import { useState } from 'react';

import { decodeBase64, saveFile } from '../../../platform/download.ts';
import { useCan } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { formatMonth } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { RaisedActions } from '../actions/public.tsx';
import type { ManagedSurvey } from '../surveys/api.ts';
import { type SurveyResults, usePrintResults } from './api.ts';
import { Comments } from './comments.tsx';
import { Comparison } from './comparison.tsx';
import { QuestionList } from './question-list.tsx';
import { ResponseCard } from './response-card.tsx';
import { ResultCharts } from './result-charts.tsx';
import { TrendCard } from './trend-card.tsx';

import styles from './results.module.css';

interface Props {
  survey: ManagedSurvey;
  results: SurveyResults;
}

export function Results({ survey, results }: Props) {
  const readsTexts = useCan('surveys.read-texts');
  const mayCompare = useCan('surveys.compare');
  if (results.state !== 'published')
    return (
      <div className={styles.results}>
        <ResponseCard results={results} />
        <Banner kind="info">
          {results.state === 'open' ? m.survey_results_open() : m.survey_results_counting()}
        </Banner>
        <QuestionList questions={survey.questions} attribution={survey.attribution} />
      </div>
    );
  return (
    <div className={styles.results}>
      <ResponseCard results={results} />
      <Figures results={results} />
      <TrendCard id={survey.id} questions={results.survey.questions} />
      {mayCompare && survey.homes > 1 && <Comparison id={survey.id} />}
      {readsTexts && <Comments id={survey.id} questions={results.survey.questions} />}
      <RaisedActions source={{ survey_id: survey.id }} />
      {survey.archive_reason !== null && (
        <Banner kind="info" title={m.surveys_archive_reason()}>
          {survey.archive_reason}
        </Banner>
      )}
      {survey.attribution !== null && <p className={styles.quiet}>{survey.attribution}</p>}
    </div>
  );
}

const ALL = 'own';
const PROXY = 'proxy';

/** Only cuts that the server has published; the page cannot combine them. */
function listCuts({ own, proxy, groups, months, survey }: SurveyResults) {
  const question = survey.questions.find(({ key }) => key === survey.group_key);
  const nameGroup = (code: string) =>
    question?.options.find((each) => each.code === code)?.label ?? m.survey_results_group_none();
  return [
    ...(own.length > 0 ? [{ id: ALL, label: m.survey_results_all(), questions: own }] : []),
    ...months
      .map(({ month, questions }) => ({
        id: month,
        label: formatMonth(`${month.slice(0, 7)}-01`),
        questions,
      }))
      .toReversed(),
    ...groups.map(({ code, questions }) => ({
      id: `group ${code}`,
      label: nameGroup(code),
      questions,
    })),
    ...(proxy.length > 0 ? [{ id: PROXY, label: m.survey_results_proxy(), questions: proxy }] : []),
  ];
}

function Figures({ results }: { results: SurveyResults }) {
  const cuts = listCuts(results);
  const [chosen, setChosen] = useState<string>();
  const cut = cuts.find(({ id }) => id === chosen) ?? cuts[0];
  if (!cut) return <Banner kind="info">{m.survey_results_none()}</Banner>;
  return (
    <section className={styles.results} aria-label={m.survey_results()}>
      <div className={styles.tools}>
        {cuts.length > 1 && (
          <Select
            label={m.survey_results_cut()}
            placeholder={null}
            value={cut.id}
            onChange={(id) => setChosen(id ?? undefined)}
            options={cuts.map(({ id, label }) => ({ value: id, label }))}
          />
        )}
        <Button
          kind="quiet"
          icon={<Download aria-hidden="true" />}
          onClick={() => void saveCsv(results)}
        >
          {m.survey_results_csv()}
        </Button>
        <PrintResults id={results.survey.id} />
      </div>
      {cut.id === PROXY && <Banner kind="info">{m.survey_results_proxy_text()}</Banner>}
      <ResultCharts
        key={cut.id}
        questions={results.survey.questions}
        results={cut.questions}
        cut={cut.label}
      />
    </section>
  );
}

/** Two pages for the board and the inspector. */
function PrintResults({ id }: { id: string }) {
  const print = usePrintResults();
  return (
    <Button
      kind="quiet"
      icon={<FileText aria-hidden="true" />}
      busy={print.isPending}
      onClick={() =>
        print.mutate(
          { id },
          {
            onSuccess: ({ file_name, base64 }) =>
              saveFile(file_name, decodeBase64(base64), 'application/pdf'),
          },
        )
      }
    >
      {m.survey_results_pdf()}
    </Button>
  );
}

async function saveCsv(results: SurveyResults) {
  const [{ writeResultsCsv }, { nameInCsv }] = await Promise.all([
    import('@relish/shared/surveys/survey-results/results-csv.ts'),
    import('./csv-words.ts'),
  ]);
  const { questions } = results.survey;
  const csv = writeResultsCsv(results, { questions, name: nameInCsv });
  saveFile('survey-results.csv', csv, 'text/csv;charset=utf-8');
}
