import { useState } from 'react';

import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { m } from '../../../words/m.ts';
import { type Resident, useResident } from '../api.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { useResidentForm } from './form-context.ts';
import type { ResidentValues } from './values.ts';

interface Props {
  id: string;
  onMerged: (next: ResidentValues, theirs: Resident) => void;
}

/** Somebody else has saved meanwhile: nothing typed is lost, and nothing of theirs is run over. */
export function Conflict({ id, onMerged }: Props) {
  const { form } = useResidentForm();
  const newest = useResident(id);
  const [theirs, setTheirs] = useState<Resident>();
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
            {m.manage_resident_conflict_show()}
          </Button>
        }
      >
        {m.manage_resident_conflict_text()}
      </Banner>
      {theirs && (
        <ConflictDialog
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
