import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { m } from '../../../words/m.ts';
import { useResidents } from '../residents/api.ts';
import { useGroups } from './api.ts';
import { ArchivedGroups } from './archived-groups.tsx';
import { DeleteGroup } from './delete-group.tsx';
import { GroupCard } from './group-card.tsx';
import { GroupsSkeleton } from './groups-skeleton.tsx';

import styles from './groups.module.css';

// Loaded when opened.
const GroupDialog = lazy(() => import('./group-dialog.tsx'));
const MemberPicker = lazy(() => import('./member-picker.tsx'));

type Doing = { what: 'add' } | { what: 'edit' | 'members' | 'delete'; id: string };

export function Groups() {
  const groups = useGroups();
  const residents = useResidents(false);
  const [doing, setDoing] = useState<Doing>();
  const stop = () => setDoing(undefined);
  const failed = [groups, residents].filter(({ isError }) => isError);
  const active = groups.data?.filter((group) => group.active) ?? [];
  const chosen =
    doing && 'id' in doing ? groups.data?.find(({ id }) => id === doing.id) : undefined;
  const people = residents.data ?? [];
  const add = (
    <Button icon={<Plus aria-hidden="true" />} onClick={() => setDoing({ what: 'add' })}>
      {m.groups_add()}
    </Button>
  );
  return (
    <Page title={m.groups_title()} lead={m.groups_lead()} underMore actions={add}>
      {failed.length > 0 ? (
        <ErrorState
          busy={failed.some(({ isFetching }) => isFetching)}
          onRetry={() => failed.forEach((each) => void each.refetch())}
        />
      ) : groups.isPending || residents.isPending ? (
        <GroupsSkeleton />
      ) : active.length === 0 ? (
        <EmptyState title={m.groups_none_title()}>{m.groups_none_text()}</EmptyState>
      ) : (
        <ul className={styles.grid}>
          {active.map((group) => (
            <li key={group.id}>
              <GroupCard
                group={group}
                people={people}
                onDo={(what) => setDoing({ what, id: group.id })}
              />
            </li>
          ))}
        </ul>
      )}
      <ArchivedGroups groups={groups.data?.filter((group) => !group.active) ?? []} />
      <Suspense>
        {doing?.what === 'add' && (
          <GroupDialog onClose={stop} onAdded={(id) => setDoing({ what: 'members', id })} />
        )}
        {doing?.what === 'edit' && chosen && <GroupDialog group={chosen} onClose={stop} />}
        {doing?.what === 'members' && chosen && (
          <MemberPicker group={chosen} people={people} onClose={stop} />
        )}
      </Suspense>
      <DeleteGroup group={doing?.what === 'delete' ? chosen : undefined} onClose={stop} />
    </Page>
  );
}
