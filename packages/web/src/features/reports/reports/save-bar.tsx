import { Button } from '../../../ui/actions/button.tsx';
import { m } from '../../../words/m.ts';
import { useRecordForm, useRecordValue } from './record-context.ts';
import type { Part } from './record-values.ts';

import styles from './record-form.module.css';

interface Props {
  part: Part;
  isWide: boolean;
  isChosen: boolean;
}

/** Within reach of the thumb; appears as soon as the record can be saved. */
export function SaveBar({ part, isWide, isChosen }: Props) {
  const { busy, goTo } = useRecordForm();
  const count = useRecordValue(({ participations }) => participations.length);
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
