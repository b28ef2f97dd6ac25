import { useCan } from '../../session/use-session.ts';
import { m } from '../../words/m.ts';
import { useSuggestions } from '../choosing/api.ts';
import { ActivityTiles } from './activity-tiles.tsx';
import { nameList } from './name-list.ts';
import { useRecordForm } from './record-context.ts';
import type { Start } from './record-values.ts';

const SHOWN = 6;

interface Props {
  residentIds: string[];
  onChoose: (start: Start) => void;
}

/** What is right for these people, nothing with a warning: who records it now has done it already. */
export function FittingTiles({ residentIds, onChoose }: Props) {
  const { people, beginning } = useRecordForm();
  const mayChoose = useCan('activities.choose');
  const found = useSuggestions({ resident_ids: mayChoose ? residentIds : [] });
  const done = new Set(beginning.recent.map(({ activity_id }) => activity_id));
  const items = (found.data?.suggestions ?? [])
    .filter(({ activity, conflicts }) => conflicts.length === 0 && !done.has(activity.id))
    .slice(0, SHOWN)
    .map(({ activity }) => ({ ...activity, activity_id: activity.id, place: null }));
  if (items.length === 0) return null;
  const names = nameList(residentIds.map((id) => people.get(id)?.preferred_name ?? ''));
  return <ActivityTiles title={m.reports_fitting({ names })} items={items} onChoose={onChoose} />;
}
