import { Card } from '../../../ui/layout/card.tsx';
import { percentWords } from '../../../words/figure-words.ts';
import { m } from '../../../words/m.ts';
import { MODE_WORDS } from '../survey-entries/public.tsx';
import type { SurveyResults } from './api.ts';

import styles from './results.module.css';

export function ResponseCard({ results }: { results: SurveyResults }) {
  const { entries, invited, response_rate, from_poster, not_counted, by_mode } = results;
  return (
    <Card title={m.survey_results_response()}>
      <p className={styles.big}>
        {response_rate === null || invited === null
          ? m.surveys_answers({ count: entries })
          : m.survey_results_rate({ rate: percentWords(response_rate), entries, invited })}
      </p>
      <ul className={styles.modes}>
        {by_mode
          .filter((each) => each.entries > 0)
          .map((each) => (
            <li key={each.mode}>
              {m.survey_results_by_mode({
                mode: MODE_WORDS[each.mode].label(),
                count: each.entries,
              })}
            </li>
          ))}
        {from_poster > 0 && <li>{m.survey_results_from_poster({ count: from_poster })}</li>}
      </ul>
      {not_counted > 0 && (
        <p className={styles.quiet}>{m.survey_results_not_counted({ count: not_counted })}</p>
      )}
    </Card>
  );
}
