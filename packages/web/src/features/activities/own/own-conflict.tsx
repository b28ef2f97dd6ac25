import { useState } from 'react';

import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { m } from '../../../words/m.ts';
import { type Activity, useActivity } from '../api.ts';
import { OwnConflictDialog } from './own-conflict-dialog.tsx';
import { useOwnForm } from './own-form-context.ts';
import type { OwnValues } from './own-values.ts';

interface Props {
  id: string;
  onMerged: (next: OwnValues, theirs: Activity) => void;
}

/** Somebody else has saved meanwhile: nothing typed is lost, and nothing of theirs is run over. */
export function OwnConflict({ id, onMerged }: Props) {
  const { form } = useOwnForm();
  const newest = useActivity(id);
  const [theirs, setTheirs] = useState<Activity>();
  const message = form.errorsOf('version');
  if (message === undefined) return null;
  const look = async () => {
    const { data } = await newest.refetch();
    if (data) setTheirs(data);
  };
  return (
    <>
      <Banner
        kind="attention"
        title={message.join(' ')}
        action={
          <Button kind="quiet" busy={newest.isFetching} onClick={() => void look()}>
            {m.own_activity_conflict_show()}
          </Button>
        }
      >
        {m.own_activity_conflict_text()}
      </Banner>
      {theirs && (
        <OwnConflictDialog
          theirs={theirs}
          onClose={() => setTheirs(undefined)}
          onSave={(next) => {
            setTheirs(undefined);
            onMerged(next, theirs);
          }}
        />
      )}
    </>
  );
}
