import { UserPlus } from 'lucide-react';
import { useRef, useState } from 'react';

import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { m } from '../../../words/m.ts';
import type { ResidentImport } from './use-resident-import.ts';

import styles from './resident-import.module.css';

interface Props {
  count: number;
  hasWarnings: boolean;
  work: ResidentImport;
  onCheck: () => void;
}

/** The only step that writes: all residents in the file are added, or none. */
export function AddResidents({ count, hasWarnings, work, onCheck }: Props) {
  const [hasLooked, setLooked] = useState(false);
  const [isReminded, setReminded] = useState(false);
  const tick = useRef<HTMLInputElement>(null);

  function add() {
    if (!hasWarnings || hasLooked) return work.add();
    setReminded(true);
    tick.current?.focus();
  }

  return (
    <div className={styles.add}>
      {work.addProblem === undefined ? (
        <Banner kind="success" title={m.import_good_title()}>
          {hasWarnings ? m.import_good_warned() : m.import_good_text()}
        </Banner>
      ) : (
        <Banner
          kind="danger"
          action={
            <Button kind="quiet" busy={work.isChecking} onClick={onCheck}>
              {m.import_check_again()}
            </Button>
          }
        >
          {work.addProblem}
        </Banner>
      )}
      {hasWarnings && (
        <Checkbox
          ref={tick}
          label={m.import_looked()}
          checked={hasLooked}
          onChange={(event) => setLooked(event.currentTarget.checked)}
          errors={isReminded && !hasLooked ? [m.import_looked_first()] : undefined}
        />
      )}
      <div>
        <Button icon={<UserPlus aria-hidden="true" />} busy={work.isAdding} onClick={add}>
          {m.import_add({ count })}
        </Button>
      </div>
    </div>
  );
}
