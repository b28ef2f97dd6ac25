import { calledName } from '@relish/shared/residents/residents/called-name.ts';
import { useState } from 'react';

import { Button } from '../../../ui/actions/button.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { m } from '../../../words/m.ts';
import { type Conflict, useWarnings } from '../../library/suggestions/api.ts';
import { conflictKey, WarningsToRead } from '../../library/suggestions/public.tsx';
import type { ResidentRow } from '../../residents/residents/api.ts';

interface Props {
  activityId: string;
  person: ResidentRow;
  busy: boolean;
  onConfirm: (acknowledged: Conflict[]) => void;
  onBack: () => void;
  onClose: () => void;
}

/** Each warning must be acknowledged before a resident is put down (N13). */
export function ReadWarnings({ activityId, person, busy, onConfirm, onBack, onClose }: Props) {
  const checked = useWarnings(activityId, [person.id]);
  const [read, setRead] = useState<readonly string[]>([]);
  const name = calledName(person);
  const conflicts = checked.data?.conflicts ?? [];
  const isReady = checked.data && conflicts.every((each) => read.includes(conflictKey(each)));
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={m.replies_pick_warnings({ name })}
      actions={
        <>
          <Button kind="quiet" onClick={onBack}>
            {m.replies_pick_back()}
          </Button>
          <Button
            busy={busy}
            aria-disabled={!isReady || busy}
            onClick={() => isReady && !busy && onConfirm([...conflicts])}
          >
            {m.replies_pick_confirm({ name })}
          </Button>
        </>
      }
    >
      {checked.isError ? (
        <ErrorState level={3} busy={checked.isFetching} onRetry={() => void checked.refetch()} />
      ) : checked.isPending ? (
        <Skeleton shape="pair" width="long" />
      ) : conflicts.length === 0 ? (
        <p>{m.replies_pick_clear()}</p>
      ) : (
        <WarningsToRead conflicts={conflicts} people={[person]} read={read} onRead={setRead} />
      )}
    </Dialog>
  );
}
