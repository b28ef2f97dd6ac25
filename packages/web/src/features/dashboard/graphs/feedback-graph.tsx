import { useState } from 'react';

import { useCan } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ChartFigure } from '../../../ui/charts/chart-figure.tsx';
import { RangeBars } from '../../../ui/charts/range-bars.tsx';
import { percentWords } from '../../../words/figure-words.ts';
import { formatDay, formatNumber } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { FEEDBACK_WORDS } from '../../../words/report-words.ts';
import { type Feedback, useFeedback, type Wanted } from './api.ts';
import { recordsAt } from './filter-address.ts';
import { GraphCard } from './graph-card.tsx';
import { feedbackTable } from './graph-tables.ts';
import { beforeWords, findingWords } from './graph-words.ts';

const ANSWERS = ['liked', 'ok', 'not_for_me'] as const;
const FIRST = 10;
const COLOURS = { liked: 'var(--brand)', ok: 'var(--heat-2)', not_for_me: 'var(--accent)' };

export function FeedbackGraph({ wanted }: { wanted: Wanted }) {
  const query = useFeedback(wanted);
  return (
    <GraphCard
      query={query}
      level={2}
      empty={({ overall }) =>
        overall.n === 0
          ? { title: m.dashboard_feedback_none(), text: m.dashboard_feedback_none_text() }
          : undefined
      }
    >
      {(data) => <FeedbackFigure data={data} wanted={wanted} />}
    </GraphCard>
  );
}

function formatFinding({ overall: { value, n }, previous, period }: Feedback): string {
  if (value === null) return m.dashboard_feedback_few({ count: n });
  const finding = m.dashboard_feedback_finding({ value: percentWords(value), count: n });
  return findingWords({ finding, value, previous, before: beforeWords(period) }, 'percent');
}

function FeedbackFigure({ data, wanted }: { data: Feedback; wanted: Wanted }) {
  const mayOpen = useCan('reports.view');
  const [isWhole, setWhole] = useState(false);
  const { period, overall } = data;
  const answered = data.activities.filter(({ n }) => n > 0);
  const shown = isWhole ? answered : answered.slice(0, FIRST);
  return (
    <ChartFigure
      title={formatFinding(data)}
      note={m.dashboard_feedback_note({ from: formatDay(period.from), to: formatDay(period.to) })}
      fileName={`feedback-${period.from}-${period.to}`}
      table={feedbackTable(data)}
      foot={
        shown.length < answered.length && (
          <div>
            <Button kind="quiet" size="small" onClick={() => setWhole(true)}>
              {m.dashboard_feedback_all({ count: answered.length })}
            </Button>
          </div>
        )
      }
    >
      <RangeBars
        label={m.dashboard_feedback_label()}
        scale="whole"
        kinds={ANSWERS.map((id) => ({
          id,
          label: FEEDBACK_WORDS[id](),
          colour: COLOURS[id],
          note: formatNumber(overall[id]),
        }))}
        rows={shown.map((row) => {
          const counts = ANSWERS.map((id) => formatNumber(row[id])).join(' · ');
          return {
            id: row.activity_id ?? row.title,
            label: row.title,
            words: m.dashboard_feedback_words({
              title: row.title,
              liked: row.liked,
              ok: row.ok,
              not: row.not_for_me,
              none: row.no_answer,
            }),
            figure:
              row.value === null
                ? counts
                : m.dashboard_feedback_figure({ value: percentWords(row.value), counts }),
            parts: { liked: row.liked, ok: row.ok, not_for_me: row.not_for_me },
            to:
              mayOpen && row.activity_id !== null
                ? recordsAt(period, { ...wanted, activity: row.activity_id })
                : undefined,
          };
        })}
      />
    </ChartFigure>
  );
}
