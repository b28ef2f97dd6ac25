import { useState } from 'react';
import { useSearchParams } from 'react-router';

import { useCan } from '../../session/use-session.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LockedState } from '../../ui/locked-state.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { m } from '../../words/m.ts';
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
  // The form begins with what is true now, and is not moved under anybody's fingers afterwards.
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
