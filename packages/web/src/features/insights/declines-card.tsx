import { Card } from '../../ui/card.tsx';
import { CATEGORY_WORDS } from '../../words/activity-words.ts';
import { m } from '../../words/m.ts';
import type { ResidentInsights } from './api.ts';
import { PART_WORDS } from './effect-words.ts';
import { inSentence } from './in-sentence.ts';
import { ShareList } from './share-list.tsx';

import styles from './insights.module.css';

/** At which time and for what somebody says no. */
export function DeclinesCard({ insights: { person, declines } }: { insights: ResidentInsights }) {
  const { by_part, by_category, activities } = declines;
  const asked = by_category.filter(({ declined }) => declined > 0);
  return (
    <Card title={m.insights_declines_title({ name: person.preferred_name })}>
      {asked.length === 0 ? (
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
              rows={asked.map(({ category, ...offers }) => ({
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
