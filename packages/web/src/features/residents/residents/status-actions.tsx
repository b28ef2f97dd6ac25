import type { Status } from '@relish/shared/residents/residents/choices.ts';
import { nextStatuses } from '@relish/shared/residents/residents/status-machine.ts';
import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import { useCan } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { m } from '../../../words/m.ts';
import { type Resident, useUndoStatus } from './api.ts';
import { InformFamily } from './inform-family.tsx';
import { stepWords } from './status/step-words.ts';
import { UndoStatus } from './undo-status.tsx';

import styles from './status/status.module.css';

const StatusDialog = lazy(() => import('./status/status-dialog.tsx'));
const UndoDeath = lazy(() => import('./status/undo-death.tsx'));

const UNDO_SECONDS = 10;

/** Possible next statuses and undo, for users who may edit. */
export function StatusActions({ resident }: { resident: Resident }) {
  const mayEdit = useCan('residents.edit');
  const mayManage = useCan('residents.manage');
  const undo = useUndoStatus();
  const [next, setNext] = useState<Status>();
  const [takingBack, setTakingBack] = useState(false);
  if (!mayEdit) return null;
  const { id, status, preferred_name: name } = resident;
  const choices = nextStatuses(status);

  const tell = (saved: Status) => {
    const words = stepWords(status, saved);
    const death = saved === 'deceased';
    const run = () => {
      if (death) setTakingBack(true);
      else undo.mutate({ id }, { onSuccess: () => showToast({ title: m.status_change_undone() }) });
    };
    const label = death ? m.status_change_death_back() : m.status_change_undo();
    showToast({
      title: death ? m.status_change_death_done({ name }) : m.status_change_done({ status: words }),
      seconds: UNDO_SECONDS,
      ...((!death || mayManage) && { action: { label, run } }),
    });
  };

  return (
    <div className={styles.actions}>
      {choices.length > 0 && (
        <Menu
          trigger={
            <Button kind="quiet">
              {m.status_change_menu()}
              <ChevronDown aria-hidden="true" />
            </Button>
          }
          label={m.status_change_menu_label()}
          choices={choices.map((each) => ({
            id: each,
            label: stepWords(status, each),
            onSelect: () => setNext(each),
          }))}
        />
      )}
      <InformFamily resident={resident} />
      <UndoStatus resident={resident} />
      <Suspense>
        {next && (
          <StatusDialog
            resident={resident}
            status={next}
            onClose={() => setNext(undefined)}
            onSaved={() => {
              setNext(undefined);
              tell(next);
            }}
          />
        )}
        {takingBack && <UndoDeath resident={resident} onClose={() => setTakingBack(false)} />}
      </Suspense>
    </div>
  );
}
