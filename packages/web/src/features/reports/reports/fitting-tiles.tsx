import { useCan } from '../../../session/use-session.ts';
import { m } from '../../../words/m.ts';
import { noWarningsWords } from '../../../words/safety-data-words.ts';
import { type Suggested, useSuggestions } from '../../library/suggestions/api.ts';
import { ActivityTiles } from './activity-tiles.tsx';
import { nameList } from './name-list.ts';
import { useRecordForm } from './record-context.ts';
import type { Start } from './record-values.ts';

const SHOWN = 6;

interface Props {
  residentIds: string[];
  onChoose: (start: Start) => void;
}

/** Suggestions without a warning or caution: a tile has no room to show one. */
export function FittingTiles({ residentIds, onChoose }: Props) {
  const { people, beginning } = useRecordForm();
  const mayChoose = useCan('activities.choose');
  const suggestions = useSuggestions({ resident_ids: mayChoose ? residentIds : [] });
  const done = new Set(beginning.recent.map(({ activity_id }) => activity_id));
  const items = (suggestions.data?.suggestions ?? [])
    .filter((each) => hasNoWarning(each) && !done.has(each.activity.id))
    .slice(0, SHOWN)
    .map(({ activity }) => ({ ...activity, activity_id: activity.id, place: null }));
  if (items.length === 0) return null;
  const names = nameList(residentIds.map((id) => people.get(id)?.preferred_name ?? ''));
  const chosen = suggestions.data?.people ?? [];
  const isKnown = chosen.every(({ safety }) => safety.known);
  return (
    <ActivityTiles
      title={isKnown ? m.reports_fitting({ names }) : m.reports_fitting_general({ names })}
      hint={noWarningsWords(chosen)}
      items={items}
      onChoose={onChoose}
    />
  );
}

const hasNoWarning = ({ conflicts, notes, food_caution }: Suggested) =>
  conflicts.length === 0 && !food_caution && !notes.some(({ kind }) => kind === 'falls');
