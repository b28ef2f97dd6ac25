import { m } from '../../../words/m.ts';
import { checkedWords, namesIn } from '../../../words/safety-data-words.ts';
import type { Suggestions } from './api.ts';

import styles from './suggestions.module.css';

/** Says which safety details the suggestions use; without any they are general ideas. */
export function SafetyHead({ people }: Pick<Suggestions, 'people'>) {
  const unknown = people.filter(({ safety }) => !safety.known);
  if (unknown.length > 0)
    return (
      <div className={styles.general}>
        <h2 className={styles.generalTitle}>{m.choose_general_title()}</h2>
        <p>{m.choose_general_text({ names: namesIn(unknown) })}</p>
      </div>
    );
  return (
    <p className={styles.count}>
      {m.choose_warnings_hint()} {checkedWords(people)}
    </p>
  );
}
