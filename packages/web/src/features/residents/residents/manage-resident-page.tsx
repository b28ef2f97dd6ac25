import { useState } from 'react';
import { useSearchParams } from 'react-router';

import { useCan } from '../../../session/use-session.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LockedState } from '../../../ui/feedback/locked-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { m } from '../../../words/m.ts';
import { type Resident, useResident } from './api.ts';
import { ResidentForm } from './form/resident-form.tsx';

const LIST = '/tabs/residents';

export default function ManageResidentPage() {
  const id = useSearchParams()[0].get('id') ?? undefined;
  const mayAdd = useCan('residents.add');
  const mayEdit = useCan('residents.edit');
  if (id === undefined ? !mayAdd : !mayEdit)
    return (
      <Page title={m.manage_resident_add_title()} back={LIST}>
        <LockedState
          title={m.manage_resident_locked_title()}
          unlock={m.manage_resident_locked_unlock()}
        >
          {m.manage_resident_locked()}
        </LockedState>
      </Page>
    );
  if (id !== undefined) return <Edit key={id} id={id} />;
  return (
    <Page title={m.manage_resident_add_title()} lead={m.manage_resident_add_lead()} back={LIST}>
      <ResidentForm resident={undefined} back={LIST} />
    </Page>
  );
}

function Edit({ id }: { id: string }) {
  const back = `/resident?id=${id}`;
  const { data, isError, isFetching, refetch } = useResident(id);
  // Takes the first fresh version, so that a later refetch does not change the form while it is
  // being edited.
  const [opened, setOpened] = useState<Resident>();
  if (!opened && data && !isFetching) setOpened(data);
  if (opened)
    return (
      <Page
        title={m.manage_resident_edit_title({ name: opened.preferred_name })}
        lead={m.manage_resident_edit_lead()}
        back={back}
      >
        <ResidentForm resident={opened} back={back} />
      </Page>
    );
  return (
    <Page title={m.manage_resident_edit_loading()} back={back}>
      {isError ? (
        <ErrorState busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Card title={m.manage_resident_who()}>
          <Skeleton shape="pair" width="short" />
          <Skeleton shape="pair" width="long" />
          <Skeleton shape="pair" />
          <Skeleton shape="pair" width="long" />
        </Card>
      )}
    </Page>
  );
}
