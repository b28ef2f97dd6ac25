import { Button } from '../../ui/button.tsx';
import { CategorySign } from '../../ui/category-sign.tsx';
import { CATEGORY_WORDS } from '../../words/activity-words.ts';
import { m } from '../../words/m.ts';
import { useRecordForm } from './record-context.ts';

import styles from './chosen-line.module.css';

/** What it is, in a line; it can be changed. */
export function ChosenWhat() {
  const { values, goTo } = useRecordForm();
  const { category, free_title, title } = values;
  return (
    <section className={styles.line} aria-label={m.reports_what_title()}>
      {category && <CategorySign category={category} size={40} />}
      <p className={styles.words}>
        <span className={styles.title}>{free_title ?? title}</span>
        {category && <span className={styles.more}>{CATEGORY_WORDS[category]()}</span>}
      </p>
      <Button
        kind="plain"
        size="small"
        aria-label={m.reports_what_change()}
        onClick={() => goTo('what')}
      >
        {m.reports_change()}
      </Button>
    </section>
  );
}
