import { mondayOf } from '@relish/shared/events/events/recurrence.ts';
import { isVisitor } from '@relish/shared/permissions.ts';
import { Camera } from 'lucide-react';

import { useCan, useUser } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { m } from '../../../words/m.ts';
import { CategorySign } from '../../library/activities/public.tsx';
import { CoverNotice } from '../../risks/risk-assessments/public.tsx';
import { OnTheDay } from '../../risks/session-checks/public.tsx';
import { EventOutcome } from '../outcomes/public.tsx';
import { EventRegister } from '../register/public.tsx';
import { EventReplies } from '../replies/public.tsx';
import type { OneEvent } from './api.ts';
import { whenWords } from './calendar-words.ts';
import { EventActions } from './event-actions.tsx';
import { EventBadges } from './event-badges.tsx';
import { EventFacts } from './event-facts.tsx';
import { EventInvited } from './event-invited.tsx';
import { useEventChanges } from './use-event-changes.ts';
import { useEventState } from './use-event-state.ts';

import styles from './event-view.module.css';

/** When, where and for whom, then what it is. */
export function EventView({ event }: { event: OneEvent }) {
  const user = useUser();
  const { time_zone } = user.carehome;
  // For families it is the reason to open the page.
  const repliesFirst = isVisitor(user);
  const { description, activity_id, staff } = event;
  const { isOver } = useEventState(event);
  const isComing = event.status === 'planned' && !isOver;
  return (
    <Page
      title={event.title}
      lead={whenWords(event, time_zone)}
      leading={<CategorySign category={event.category} size={56} />}
      back={`/tabs/events?day=${event.day}`}
      {...(event.can_edit && { actions: <EventActions event={event} /> })}
    >
      <div className={styles.view}>
        {event.status === 'cancelled' && <Cancelled event={event} />}
        {event.is_draft && <Draft event={event} />}
        {(staff?.changed_fields.length ?? 0) > 0 && (
          <Banner kind="info">{m.calendar_event_exception()}</Banner>
        )}
        <EventBadges event={event} />
        {isComing && (
          <CoverNotice activityId={activity_id} day={event.day} eventId={event.id} isPlanning />
        )}
        {repliesFirst && <EventReplies event={event} />}
        <div className={styles.columns}>
          <EventFacts event={event} />
          <div className={styles.view}>
            <EventOutcome event={event} />
            <OnTheDay event={event} />
            <AddPhotos event={event} />
            {(description !== null || activity_id !== null) && (
              <Card title={m.calendar_event_description()}>
                {description !== null && (
                  <p className={styles.text} translate="no">
                    {description}
                  </p>
                )}
                {activity_id !== null && (
                  <p>
                    <Link to={`/activity?id=${activity_id}`}>{m.calendar_event_activity()}</Link>
                  </p>
                )}
              </Card>
            )}
            {!repliesFirst && !event.is_draft && <EventReplies event={event} />}
            {staff && <EventInvited staff={staff} />}
            {!event.is_draft && <EventRegister event={event} />}
          </div>
        </div>
      </div>
    </Page>
  );
}

/** From when the event begins, so that its photos already know who came. */
function AddPhotos({ event }: { event: OneEvent }) {
  const { hasBegun } = useEventState(event);
  const mayAdd = useCan('photos.add');
  if (!mayAdd || !hasBegun || event.status === 'cancelled' || event.is_draft) return null;
  return (
    <div>
      <Link
        kind="quiet-button"
        icon={<Camera aria-hidden="true" />}
        to={`/photo-add?event_id=${event.id}`}
      >
        {m.photo_add_title()}
      </Link>
    </div>
  );
}

function Draft({ event }: { event: OneEvent }) {
  const { hasBegun } = useEventState(event);
  return (
    <Banner
      kind="attention"
      title={m.calendar_draft_title()}
      action={
        <Link kind="quiet-button" to={`/plan-week?week=${mondayOf(event.day)}`}>
          {m.calendar_draft_plan()}
        </Link>
      }
    >
      {hasBegun ? m.calendar_draft_past() : m.calendar_draft_text()}
    </Banner>
  );
}

function Cancelled({ event }: { event: OneEvent }) {
  const { restore, isBusy } = useEventChanges();
  const { hasBegun } = useEventState(event);
  const mayRestore = event.can_edit && !hasBegun;
  return (
    <Banner
      kind="attention"
      title={
        event.staff?.not_held_reason ? m.outcomes_not_held_banner() : m.calendar_event_cancelled()
      }
      {...(mayRestore && {
        action: (
          <Button kind="quiet" busy={isBusy} onClick={() => isBusy || restore(event.id)}>
            {m.calendar_event_restore()}
          </Button>
        ),
      })}
    >
      <span translate="no">{event.cancel_reason}</span>
    </Banner>
  );
}
