import { useState } from 'react';

import { useUser } from '../../../session/use-session.ts';
import { useActivity } from '../../library/activities/api.ts';
import { useVideo } from '../../library/videos/api.ts';
import { useBeginning, useReport } from './api.ts';
import { livingHere } from './living-here.ts';
import {
  emptyValues,
  type RecordDraft,
  type Start,
  startedFrom,
  withPeople,
} from './record-values.ts';
import { startFromEvent } from './start-from-event.ts';
import { useEventStart } from './use-event-start.ts';

/** Initial values from the URL. */
export function useStart(uuid: string, query: URLSearchParams) {
  const user = useUser();
  const [begunAt] = useState(() => new Date().toISOString());
  const param = (name: string) => query.get(name) ?? undefined;
  const again = param('again');
  const beginning = useBeginning();
  const recent = beginning.data?.recent.find(({ id }) => id === again);
  const repeated = useReport(beginning.data && !recent ? again : undefined);
  const activity = useActivity(param('activity'));
  const video = useVideo(param('video'));
  const planned = useEventStart(param('event'));
  const needed = [
    beginning,
    ...planned.needed,
    ...(again !== undefined && !recent ? [repeated] : []),
    ...(query.has('activity') ? [activity] : []),
    ...(query.has('video') ? [video] : []),
  ];
  const isReady = planned.isReady && needed.every(({ data }) => data !== undefined);

  const [draft, setDraft] = useState<RecordDraft>();
  if (isReady && beginning.data && !draft) {
    const from: (Start & { resident_ids?: string[] }) | undefined =
      recent ??
      (repeated.data && {
        ...repeated.data,
        resident_ids: repeated.data.participations.map(({ resident_id }) => resident_id),
      }) ??
      beginning.data.templates.find(({ id }) => id === param('template')) ??
      (activity.data && { ...activity.data, activity_id: activity.data.id, place: null }) ??
      (video.data && {
        activity_id: video.data.id,
        title: video.data.title,
        category: video.data.category,
        duration_min: Math.max(1, Math.round(video.data.seconds / 60)),
      });
    const empty = { ...emptyValues(user.id), choice_id: param('choice') ?? null };
    const ids = query.get('residents')?.split(',') ?? from?.resident_ids ?? [];
    const here = new Set(beginning.data.people.map(({ id }) => id));
    setDraft({
      client_uuid: uuid,
      begun_at: begunAt,
      values: planned.known
        ? startFromEvent(empty, { ...planned.known, here, now: new Date(begunAt) })
        : withPeople(from ? startedFrom(empty, from) : empty, livingHere(beginning.data, ids)),
    });
  }
  return {
    beginning: beginning.data,
    isEventGone: planned.isGone,
    draft,
    failed: needed.filter(({ data, isError }) => isError && data === undefined),
  };
}
