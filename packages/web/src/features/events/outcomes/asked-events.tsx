import { X } from 'lucide-react';
import { useState } from 'react';

import { lazyPart } from '../../../forms/lazy-part.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { List } from '../../../ui/layout/list.tsx';
import { m } from '../../../words/m.ts';
import { CategorySign } from '../../library/activities/public.tsx';
import { shortWhenWords } from '../events/public.tsx';
import { type AskedEvent, useAsked, useDismissOutcome } from './api.ts';

import styles from './outcomes.module.css';

const NotHeldDialog = lazyPart(() => import('./not-held-dialog.tsx'));

const UNDO_SECONDS = 10;

/** On Home of those who led them: finished events without a record, each asked about until it is answered. */
export function AskedEvents() {
  const { data: events = [] } = useAsked();
  const [asking, setAsking] = useState<AskedEvent>();
  const { mutate } = useDismissOutcome();
  if (events.length === 0 && !asking) return null;
  const dismiss = ({ id }: AskedEvent) =>
    mutate(
      { id },
      {
        onSuccess: () =>
          showToast({
            title: m.outcomes_dismissed(),
            seconds: UNDO_SECONDS,
            action: { label: m.ui_undo(), run: () => mutate({ id, dismissed: false }) },
          }),
      },
    );
  return (
    <>
      {events.length > 0 && (
        <Card title={m.outcomes_asked_title()}>
          <List label={m.outcomes_asked_title()} rows={events} rowKey={({ id }) => id}>
            {(event) => (
              <div className={styles.asked}>
                <CategorySign category={event.category} size={36} />
                <p className={styles.words}>
                  <span className={styles.title} translate="no">
                    {m.outcomes_asked({ title: event.title })}
                  </span>
                  <span className={styles.quiet}>{shortWhenWords(event)}</span>
                </p>
                <IconButton
                  label={m.outcomes_dismiss({ title: event.title })}
                  onClick={() => dismiss(event)}
                >
                  <X aria-hidden="true" />
                </IconButton>
                <div className={styles.actions}>
                  <Link
                    kind="quiet-button"
                    to={`/manage-report?event=${event.id}`}
                    aria-label={m.outcomes_record_of({ title: event.title })}
                  >
                    {m.outcomes_record()}
                  </Link>
                  <Button
                    kind="plain"
                    size="small"
                    aria-label={m.outcomes_not_held_of({ title: event.title })}
                    onClick={() => setAsking(event)}
                  >
                    {m.outcomes_not_held()}
                  </Button>
                </div>
              </div>
            )}
          </List>
        </Card>
      )}
      {asking && <NotHeldDialog event={asking} onClose={() => setAsking(undefined)} />}
    </>
  );
}
