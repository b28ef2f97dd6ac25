import { findFreeSlot } from '@relish/shared/dashboard/planning/free-slot.ts';
import { Plus } from 'lucide-react';

import { useCan } from '../../../session/use-session.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { ACTIVITY_PLACE_WORDS } from '../../../words/activity-words.ts';
import { m } from '../../../words/m.ts';
import { useNow } from '../../events/events/public.tsx';
import { CategorySign } from '../../library/activities/public.tsx';
import type { Suggestion, Week } from './api.ts';
import { toPlace } from './draft-values.ts';
import { useDrafts } from './use-drafts.ts';

import styles from './planning.module.css';

const WHY_WORDS = {
  missed: m.planning_why_missed,
  uninvited: m.planning_why_uninvited,
};

function whyWords({ why, people, theme }: Suggestion): string {
  const names = people.map(({ preferred_name }) => preferred_name).join(', ');
  return why === 'theme'
    ? m.planning_why_theme({ theme: theme?.title ?? '' })
    : WHY_WORDS[why]({ names });
}

/** One press puts a suggestion into a free time of the week. */
export function SuggestionsCard({ week: { week, events, suggestions } }: { week: Week }) {
  const { day, time } = useNow();
  const mayPlan = useCan('events.plan');
  const { add, isBusy } = useDrafts();
  if (suggestions.length === 0) return null;
  const place = (suggestion: Suggestion) => {
    const { activity_id, title, category, minutes, places, people, theme } = suggestion;
    const onDay = theme ? events.filter((event) => event.day === theme.day) : events;
    const free = (taken: typeof events, from: string) =>
      findFreeSlot(taken, { week: from, after: { day, start_time: time }, minutes });
    const slot = free(events, week);
    // A theme is for its day, if that still has a free time.
    const themed = theme && free(onDay, theme.day);
    const chosen = themed && themed.day === theme.day ? themed : slot;
    if (!chosen) {
      showToast({ title: m.planning_no_slot(), tone: 'warning' });
      return;
    }
    const where = toPlace(places);
    add({
      ...chosen,
      title: title.slice(0, 80),
      category,
      activity_id,
      minutes,
      outdoors: where === 'garden',
      place: where ? ACTIVITY_PLACE_WORDS[where]() : '',
      group_ids: [],
      resident_ids: people.map(({ id }) => id),
    });
  };
  return (
    <Card title={m.planning_suggestions()}>
      <ul className={styles.plain}>
        {suggestions.map((suggestion) => (
          <li key={suggestion.activity_id} className={styles.suggestion}>
            <CategorySign category={suggestion.category} size={24} />
            <div className={styles.words}>
              <p className={styles.name} translate="no">
                {suggestion.title}
              </p>
              <p className={styles.fact} translate="no">
                {whyWords(suggestion)}
              </p>
            </div>
            {mayPlan && (
              <IconButton
                label={m.planning_suggestion_add({ title: suggestion.title })}
                onClick={() => isBusy || place(suggestion)}
              >
                <Plus aria-hidden="true" />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
