import { calledName } from '@relish/shared/residents/residents/called-name.ts';
import { useState } from 'react';

import { showToast } from '../../../ui/feedback/toast-state.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { m } from '../../../words/m.ts';
import type { Conflict } from '../../library/suggestions/api.ts';
import type { ResidentRow } from '../../residents/residents/api.ts';
import { type Event, usePutDown } from './api.ts';
import { PickResident } from './pick-resident.tsx';
import { ReadWarnings } from './read-warnings.tsx';

interface Props {
  event: Event;
  /** Residents who are already put down. */
  taken: readonly string[];
  onClose: () => void;
}

export function PutDown({ event, taken, onClose }: Props) {
  const putDown = usePutDown();
  const [chosen, setChosen] = useState<ResidentRow>();
  const save = (person: ResidentRow, acknowledged: Conflict[] = []) => {
    const name = calledName(person);
    putDown.mutate(
      { event_id: event.id, resident_id: person.id, acknowledged },
      {
        onSuccess: ({ is_waiting }) => {
          const title = is_waiting
            ? m.replies_put_down_waiting({ name })
            : m.replies_put_down_done({ name });
          showToast({ title, tone: 'success' });
          onClose();
        },
      },
    );
  };
  if (chosen && event.activity_id !== null)
    return (
      <ReadWarnings
        activityId={event.activity_id}
        person={chosen}
        busy={putDown.isPending}
        onConfirm={(acknowledged) => save(chosen, acknowledged)}
        onBack={() => setChosen(undefined)}
        onClose={onClose}
      />
    );
  const choose = (person: ResidentRow) => {
    if (event.activity_id !== null) setChosen(person);
    else if (!putDown.isPending) save(person);
  };
  return (
    <Dialog isOpen onClose={onClose} title={m.replies_pick_title()}>
      <PickResident taken={taken} onChoose={choose} />
    </Dialog>
  );
}
