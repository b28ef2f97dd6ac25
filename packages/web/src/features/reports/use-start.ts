import { useState } from 'react';

import { useUser } from '../../session/use-session.ts';
import { useActivity } from '../activities/api.ts';
import { useVideo } from '../videos/api.ts';
import { useBeginning, useReport } from './api.ts';
import { livingHere } from './living-here.ts';
import {
  emptyValues,
  type RecordDraft,
  type Start,
  startedFrom,
  withPeople,
} from './record-values.ts';

/** What the address already says about a new record, as its beginning. */
export function useStart(uuid: string, query: URLSearchParams) {
  const user = useUser();
  const [begunAt] = useState(() => new Date().toISOString());
  const param = (name: string) => query.get(name) ?? undefined;
  const again = param('again');
  const beginning = useBeginning();
  const known = beginning.data?.recent.find(({ id }) => id === again);
  const repeated = useReport(beginning.data && !known ? again : undefined);
  const activity = useActivity(param('activity'));
  const video = useVideo(param('video'));
  const needed = [
    beginning,
    ...(again !== undefined && !known ? [repeated] : []),
    ...(query.has('activity') ? [activity] : []),
    ...(query.has('video') ? [video] : []),
  ];
  const isReady = needed.every(({ data }) => data !== undefined);

  const [draft, setDraft] = useState<RecordDraft>();
  if (isReady && beginning.data && !draft) {
    const from: (Start & { resident_ids?: string[] }) | undefined =
      known ??
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
    const asked = query.get('residents')?.split(',') ?? from?.resident_ids ?? [];
    setDraft({
      client_uuid: uuid,
      begun_at: begunAt,
      values: withPeople(
        from ? startedFrom(empty, from) : empty,
        livingHere(beginning.data, asked),
      ),
    });
  }
  return {
    beginning: beginning.data,
    draft,
    failed: needed.filter(({ data, isError }) => isError && data === undefined),
  };
}
