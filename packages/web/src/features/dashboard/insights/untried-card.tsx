import { interestLabel } from '@relish/shared/residents/interests/taxonomy.ts';

import { Link } from '../../../ui/actions/link.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { m } from '../../../words/m.ts';
import { noWarningsWords } from '../../../words/safety-data-words.ts';
import { CategorySign } from '../../library/activities/public.tsx';
import type { ResidentInsights } from './api.ts';
import { STANCE_WORDS } from './stance-words.ts';

import styles from './insights.module.css';

/** Interests without a recent activity, each with one suggestion. */
export function UntriedCard({ insights: { person, interests } }: { insights: ResidentInsights }) {
  const name = person.preferred_name;
  const { known, safety, untried } = interests;
  const hasIdeas = untried.some(({ idea }) => idea !== null);
  return (
    <Card title={m.insights_untried_title()}>
      {known === 0 && (
        <>
          <p>{m.insights_untried_unknown()}</p>
          <div>
            <Link kind="quiet-button" to={`/resident-interests?id=${person.id}`}>
              {m.insights_untried_ask()}
            </Link>
          </div>
        </>
      )}
      {known > 0 && untried.length === 0 && <p>{m.insights_untried_none({ name })}</p>}
      {untried.length > 0 && (
        <>
          <p className={styles.quiet}>{m.insights_untried_lead({ name })}</p>
          <ul className={styles.rows}>
            {untried.map(({ interest_code, stance, detail, idea }) => (
              <li key={interest_code} className={styles.row}>
                <p>
                  <strong>{interestLabel(interest_code)}</strong>{' '}
                  <span className={styles.quiet}>
                    {STANCE_WORDS[stance]?.()}
                    {detail !== null && (
                      <>
                        {' · '}
                        <span translate="no">{detail}</span>
                      </>
                    )}
                  </span>
                </p>
                {idea && (
                  <p className={styles.idea}>
                    <CategorySign category={idea.category} size={24} />
                    <span>
                      {safety.known ? m.insights_untried_idea() : m.insights_untried_general()}{' '}
                      <Link to={`/activity?id=${idea.activity_id}`}>
                        <span translate="no">{idea.title}</span>
                      </Link>
                    </span>
                  </p>
                )}
              </li>
            ))}
          </ul>
          {hasIdeas && (
            <p className={styles.quiet}>{noWarningsWords([{ preferred_name: name, safety }])}</p>
          )}
        </>
      )}
    </Card>
  );
}
