import { useState } from 'react';

import { Button } from '../../../ui/actions/button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import { m } from '../../../words/m.ts';
import { noWarningsWords } from '../../../words/safety-data-words.ts';
import { useActivity } from '../activities/api.ts';
import { type Conflict, useChoose, useWarnings } from './api.ts';
import { CareNotes } from './care-notes.tsx';
import { conflictKey } from './conflict-words.ts';
import { Done } from './done.tsx';
import { nameList } from './name-list.ts';
import type { People } from './use-people.ts';
import { WarningsToRead } from './warnings-to-read.tsx';

import styles from './do-this.module.css';

interface Props {
  activityId: string;
  residentIds: string[];
  people: People['people'];
  onClose: () => void;
}

/** Every warning must be acknowledged before the activity starts (N13). */
export default function DoThis({ activityId, residentIds, people, onClose }: Props) {
  const activity = useActivity(activityId);
  const checked = useWarnings(activityId, residentIds);
  const choose = useChoose();
  const [read, setRead] = useState<readonly string[]>([]);
  const chosen = people.filter(({ id }) => residentIds.includes(id));
  const names = nameList(chosen.map(({ preferred_name }) => preferred_name));
  const failed = [activity, checked].filter(({ isError }) => isError);
  const warnings: readonly Conflict[] = checked.data?.conflicts ?? [];
  const left = warnings.filter((each) => !read.includes(conflictKey(each))).length;
  const isReady = activity.data !== undefined && checked.data !== undefined && left === 0;

  const confirm = () =>
    choose.mutate(
      { activity_id: activityId, resident_ids: residentIds, acknowledged: [...warnings] },
      // 422: a resident's profile has changed since the check, so check again.
      { onError: ({ status }) => void (status === 422 && checked.refetch()) },
    );

  if (choose.isSuccess && activity.data)
    return (
      <Done
        activity={activity.data}
        choiceId={choose.data.id}
        people={chosen}
        names={names}
        onClose={onClose}
      />
    );
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={activity.data?.title ?? m.choose_finding()}
      actions={
        failed.length > 0 ? undefined : (
          <>
            <Link kind="quiet-button" to={`/activity?id=${activityId}`}>
              {m.choose_sheet_guide()}
            </Link>
            <Button
              busy={choose.isPending}
              aria-disabled={!isReady || choose.isPending}
              aria-describedby={left > 0 ? 'choose-left' : undefined}
              onClick={() => isReady && !choose.isPending && confirm()}
            >
              {m.choose_sheet_confirm()}
            </Button>
          </>
        )
      }
    >
      {failed.length > 0 ? (
        <ErrorState
          level={3}
          busy={failed.some(({ isFetching }) => isFetching)}
          onRetry={() => failed.forEach((each) => void each.refetch())}
        />
      ) : !activity.data || !checked.data ? (
        <Skeleton shape="pair" width="long" />
      ) : (
        <div className={styles.body}>
          <p className={styles.names}>{m.choose_sheet_for({ names })}</p>
          {activity.data.summary !== '' && <p>{activity.data.summary}</p>}
          {choose.error?.status === 422 && <p role="alert">{m.choose_sheet_changed()}</p>}
          {warnings.length === 0 ? (
            <p className={styles.clear}>
              {noWarningsWords(checked.data.people)} {m.choose_sheet_plan()}
            </p>
          ) : (
            <WarningsToRead conflicts={warnings} people={chosen} read={read} onRead={setRead} />
          )}
          <CareNotes of={checked.data} people={chosen} />
          {left > 0 && (
            <p id="choose-left" className={styles.clear}>
              {m.choose_sheet_left({ count: left })}
            </p>
          )}
        </div>
      )}
    </Drawer>
  );
}
