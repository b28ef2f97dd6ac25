import { useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useWatch } from 'react-hook-form';

import { read } from '../../../api/client.ts';
import { useCall } from '../../../api/hooks.ts';
import { useCan } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { m } from '../../../words/m.ts';
import { type Activity, type ActivityCard, useActivity } from '../../library/activities/api.ts';
import { CategorySign } from '../../library/activities/public.tsx';
import { CoverNotice } from '../../risks/risk-assessments/public.tsx';
import { withActivity } from './activity-prefill.ts';
import { useEventForm } from './event-form-context.ts';
import type { EventValues } from './event-values.ts';

import styles from './event-form.module.css';

const SHOWN = 6;

/** Searches the library and fills in what the chosen activity knows. */
export function ActivityField() {
  const { form } = useEventForm();
  const queries = useQueryClient();
  const activityId = useWatch({ control: form.control, name: 'activity_id' });
  const day = useWatch({ control: form.control, name: 'day' });
  const [last, setLast] = useState<Activity>();
  const choose = async (id: string) => {
    const activity = await queries
      .fetchQuery({
        queryKey: ['activities/get', { id }],
        queryFn: ({ signal }) => read('activities/get', { id }, { signal }),
      })
      // The error catalogue has shown the failure.
      .catch(() => undefined);
    if (!activity) return;
    const before = form.getValues();
    const next = withActivity(before, activity, last);
    for (const name of Object.keys(next) as (keyof EventValues)[])
      if (next[name] !== before[name])
        form.setValue(name, next[name], {
          shouldDirty: true,
          shouldValidate: form.formState.isSubmitted,
        });
    setLast(activity);
  };
  const isChosen = activityId !== null;
  return (
    <div className={styles.wide}>
      {isChosen ? (
        <ChosenActivity
          id={activityId}
          onRemove={() => form.setValue('activity_id', null, { shouldDirty: true })}
        />
      ) : (
        <ActivitySearch onChoose={(id) => void choose(id)} />
      )}
      <CoverNotice activityId={activityId} day={day} isPlanning />
    </div>
  );
}

function ChosenActivity({ id, onRemove }: { id: string; onRemove: () => void }) {
  const { data, isPending } = useActivity(id);
  return (
    <>
      <p className={styles.label}>{m.event_form_activity()}</p>
      <div className={styles.chosen}>
        {data && <CategorySign category={data.category} />}
        <div className={styles.words}>
          {isPending ? (
            <Skeleton shape="line" width="long" />
          ) : (
            <span className={styles.name}>{data?.title ?? m.event_form_activity_lost()}</span>
          )}
          {data && <Link to={`/activity?id=${id}`}>{m.event_form_activity_guide()}</Link>}
        </div>
        <Button kind="quiet" size="small" onClick={onRemove}>
          {m.event_form_activity_remove()}
        </Button>
      </div>
    </>
  );
}

/** Users without the whole library choose among today's ideas. */
function useFound(query: string): { activities: readonly ActivityCard[]; isPending: boolean } {
  const hasLibrary = useCan('activities.view-all');
  const hasFeatured = useCan('activities.view-featured') && !hasLibrary;
  const search = useCall(
    'activities/search',
    { query, limit: SHOWN },
    { enabled: hasLibrary && query !== '' },
  );
  const featured = useCall('dashboard/featured', {}, { enabled: hasFeatured });
  if (hasLibrary) return { activities: search.data?.activities ?? [], isPending: search.isPending };
  const ideas = featured.data?.activities ?? [];
  return {
    activities: ideas
      .filter(({ title }) => title.toLowerCase().includes(query.toLowerCase()))
      .slice(0, SHOWN),
    isPending: featured.isPending,
  };
}

function ActivitySearch({ onChoose }: { onChoose: (id: string) => void }) {
  const [typed, setTyped] = useState('');
  const query = useDeferredValue(typed.trim());
  const { activities, isPending } = useFound(query);
  return (
    <>
      <TextField
        type="search"
        name="activity_id"
        label={m.event_form_activity_search()}
        hint={m.event_form_activity_hint()}
        optional
        autoComplete="off"
        maxLength={80}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        // Enter would submit the form before a choice is made.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {query === '' ? null : activities.length > 0 ? (
        <ul className={styles.results} aria-label={m.event_form_activity_found()}>
          {activities.map(({ id, title, category, duration_min }) => (
            <li key={id}>
              <button type="button" className={styles.result} onClick={() => onChoose(id)}>
                <CategorySign category={category} />
                <span className={styles.words}>
                  <span className={styles.name}>{title}</span>
                  <span className={styles.line}>
                    {m.event_form_activity_minutes({ count: duration_min })}
                  </span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      ) : isPending ? (
        <Skeleton shape="pair" width="long" />
      ) : (
        <p className={styles.quiet}>{m.event_form_activity_none()}</p>
      )}
    </>
  );
}
