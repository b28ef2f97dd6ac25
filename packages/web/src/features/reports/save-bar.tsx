import { Button } from '../../ui/button.tsx';
import { m } from '../../words/m.ts';
import { type Part, useRecordForm } from './record-context.ts';

import styles from './record-form.module.css';

interface Props {
  part: Part;
  isWide: boolean;
  isChosen: boolean;
}

/** The thumb's corner: as soon as there is enough to save, Save is there. */
export function SaveBar({ part, isWide, isChosen }: Props) {
  const { values, busy, goTo } = useRecordForm();
  const count = values.participations.length;
  if (!isWide && part === 'what') return null;
  return (
    <div className={styles.bar}>
      <p className={styles.count} aria-live="polite">
        {count === 0 ? m.reports_nobody_yet() : m.reports_people({ count })}
      </p>
      {!isWide && part === 'who' && count > 0 && (
        <Button kind="quiet" onClick={() => goTo('how')}>
          {m.reports_how_title()}
        </Button>
      )}
      <Button type="submit" busy={busy} kind={count > 0 && isChosen ? 'primary' : 'quiet'}>
        {busy ? m.ui_saving() : m.reports_save()}
      </Button>
    </div>
  );
}
