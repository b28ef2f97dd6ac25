import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { m } from '../../../words/m.ts';
import { filterChips } from './filter-chips.ts';
import type { useChoice } from './use-choice.ts';

import styles from './filter-bar.module.css';

/** Suggests filters to remove. */
export function NothingFits({ choosing }: { choosing: ReturnType<typeof useChoice> }) {
  const { choice, change, clear } = choosing;
  const chips = filterChips(choice);
  if (chips.length === 0)
    return <EmptyState title={m.choose_none_title()}>{m.choose_none_people()}</EmptyState>;
  return (
    <EmptyState
      title={m.choose_none_title()}
      action={
        <div className={styles.loosen}>
          {chips.map(({ value, label, without }) => (
            <Button key={value} kind="quiet" size="small" onClick={() => change(without)}>
              {m.choose_loosen({ filter: label })}
            </Button>
          ))}
          {chips.length > 1 && (
            <Button size="small" onClick={clear}>
              {m.choose_clear()}
            </Button>
          )}
        </div>
      }
    >
      {m.choose_none_filters()}
    </EmptyState>
  );
}
