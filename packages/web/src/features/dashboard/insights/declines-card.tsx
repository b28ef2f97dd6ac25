import { Card } from '../../../ui/layout/card.tsx';
import { CATEGORY_WORDS } from '../../../words/activity-words.ts';
import { m } from '../../../words/m.ts';
import type { ResidentInsights } from './api.ts';
import { PART_WORDS } from './effect-words.ts';
import { inSentence } from './in-sentence.ts';
import { ShareList } from './share-list.tsx';

import styles from './insights.module.css';

/** When and what a resident declines. */
export function DeclinesCard({ insights: { person, declines } }: { insights: ResidentInsights }) {
  const { by_part, by_category, activities } = declines;
  const declinedKinds = by_category.filter(({ declined }) => declined > 0);
  return (
    <Card title={m.insights_declines_title({ name: person.preferred_name })}>
      {declinedKinds.length === 0 ? (
        <p>{m.insights_declines_none()}</p>
      ) : (
        <>
          {activities.length > 0 && (
            <p>
              {m.insights_declines_mostly({
                list: inSentence(activities.map(({ title }) => title)),
              })}
            </p>
          )}
          <div className={styles.part}>
            <h3 className={styles.partTitle}>{m.insights_declines_by_part()}</h3>
            <ShareList
              rows={by_part.map(({ part, ...offers }) => ({
                id: part,
                what: PART_WORDS[part](),
                ...offers,
              }))}
            />
          </div>
          <div className={styles.part}>
            <h3 className={styles.partTitle}>{m.insights_declines_by_kind()}</h3>
            <ShareList
              rows={declinedKinds.map(({ category, ...offers }) => ({
                id: category,
                what: CATEGORY_WORDS[category](),
                ...offers,
              }))}
            />
          </div>
        </>
      )}
    </Card>
  );
}
