import { CalendarHeart } from 'lucide-react';

import { useCan } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { ListRow } from '../../../ui/layout/list-row.tsx';
import { IconDisc } from '../../../ui/tokens/icon-disc.tsx';
import { m } from '../../../words/m.ts';
import { type OwnVisit, useCancelVisit, useRestoreVisit } from './api.ts';
import { eventTitles, peopleWords, visitWhenWords } from './visit-words.ts';

import styles from './visits.module.css';

const UNDO_SECONDS = 10;

interface Props {
  visit: OwnVisit;
  onMove: () => void;
}

/** A visit can be moved and cancelled; a reply is changed at its event. */
export function OwnVisitRow({ visit, onMove }: Props) {
  const { visit_id, events, resident, people, note } = visit;
  const event = events[0];
  return (
    <ListRow
      leading={<IconDisc icon={CalendarHeart} />}
      title={visitWhenWords(visit)}
      subtitle={
        <span translate="no">
          {[
            resident && m.visits_to({ name: resident.preferred_name }),
            peopleWords(people),
            eventTitles(visit),
            note,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      }
      trailing={
        visit_id !== null ? (
          <Actions id={visit_id} when={visitWhenWords(visit)} onMove={onMove} />
        ) : event ? (
          <Link kind="quiet-button" to={`/event?id=${event.id}`}>
            {m.visits_to_event()}
          </Link>
        ) : undefined
      }
    />
  );
}

function Actions({ id, when, onMove }: { id: string; when: string; onMove: () => void }) {
  const mayAnnounce = useCan('visits.announce');
  const cancel = useCancelVisit();
  const restore = useRestoreVisit();
  const leave = () =>
    cancel.mutate(
      { id },
      {
        onSuccess: () =>
          showToast({
            title: m.visits_cancelled(),
            tone: 'success',
            seconds: UNDO_SECONDS,
            ...(mayAnnounce && {
              action: { label: m.ui_undo(), run: () => restore.mutate({ id }) },
            }),
          }),
      },
    );
  return (
    <div className={styles.actions}>
      {mayAnnounce && (
        <Button
          kind="quiet"
          size="small"
          aria-label={m.visits_move_named({ when })}
          onClick={onMove}
        >
          {m.visits_move()}
        </Button>
      )}
      <Button
        kind="quiet"
        size="small"
        aria-label={m.visits_cancel_named({ when })}
        busy={cancel.isPending}
        onClick={() => cancel.isPending || leave()}
      >
        {m.visits_cancel()}
      </Button>
    </div>
  );
}
