import { isVisitor } from '@relish/shared/permissions.ts';
import { lazy, Suspense, useState } from 'react';

import { useCan, useUser } from '../../../session/use-session.ts';
import { useToday } from '../../../session/use-today.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LockedState } from '../../../ui/feedback/locked-state.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { m } from '../../../words/m.ts';
import { useActivity } from '../../library/activities/api.ts';
import { useProposals } from '../proposals/api.ts';
import { withActivity } from './activity-prefill.ts';
import { ToCalendar } from './event-add-locked.tsx';
import { EventFormSkeleton } from './event-form-skeleton.tsx';
import { copiedValues, emptyValues, toFormValues } from './event-values.ts';
import { type EditedEvent, useEditedEvent } from './form-api.ts';
import { withProposal } from './proposal-prefill.ts';

const EventForm = lazy(() => import('./event-form.tsx'));

interface Props {
  id: string | undefined;
  copy: string | undefined;
  activity: string | undefined;
  day: string | undefined;
  time: string | undefined;
  performer: string | undefined;
  /** The suggestion of a relative that it begins with. */
  proposal: string | undefined;
}

export function EventEditor({ id, copy, ...prefill }: Props) {
  if (id !== undefined) return <Opened id={id} />;
  if (copy !== undefined) return <Opened id={copy} isCopy />;
  return <NewEvent {...prefill} />;
}

function NewEvent({
  activity: activityId,
  proposal: proposalId,
  ...address
}: Omit<Props, 'id' | 'copy'>) {
  const user = useUser();
  const hasTeam = useCan('staff.view') && !isVisitor(user);
  const activity = useActivity(activityId);
  const proposals = useProposals(useCan('proposals.answer') && proposalId !== undefined);
  const [now] = useState(() => new Date());
  // An activity that cannot be opened does not keep anyone from adding the event.
  const isWaiting = (activityId !== undefined && activity.isPending) || proposals.isLoading;
  const empty = emptyValues({
    timeZone: user.carehome.time_zone,
    now,
    ...address,
    leadId: hasTeam ? user.id : null,
  });
  const proposal = proposals.data?.find(({ id }) => id === proposalId);
  const begun = proposal ? withProposal(empty, proposal) : empty;
  return (
    <Page title={m.event_form_add()} back="/tabs/events">
      {isWaiting ? (
        <EventFormSkeleton />
      ) : (
        <Suspense fallback={<EventFormSkeleton />}>
          <EventForm
            values={activity.data ? withActivity(begun, activity.data) : begun}
            proposalId={proposal?.id}
            draftName={`event ${activityId ?? proposalId ?? ''}`}
            back="/tabs/events"
          />
        </Suspense>
      )}
    </Page>
  );
}

function Opened({ id, isCopy = false }: { id: string; isCopy?: boolean }) {
  const { data, error, isFetching, refetch } = useEditedEvent(id);
  // Takes the first fresh version, so that a later refetch does not change the form while it is
  // being edited.
  const [opened, setOpened] = useState<EditedEvent>();
  if (!opened && data && !isFetching) setOpened(data);
  const isLost = error?.status === 404 || error?.status === 422;
  const back = `/event?id=${id}`;
  return (
    <Page
      title={isCopy ? m.event_form_copy() : m.event_form_edit()}
      back={isLost ? '/tabs/events' : back}
    >
      {opened ? (
        <OpenedForm event={opened} isCopy={isCopy} back={back} />
      ) : isLost ? (
        <EmptyState title={m.event_form_lost_title()} action={<ToCalendar />}>
          {m.event_form_lost()}
        </EmptyState>
      ) : error ? (
        <ErrorState busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <EventFormSkeleton />
      )}
    </Page>
  );
}

interface OpenedFormProps {
  event: EditedEvent;
  isCopy: boolean;
  back: string;
}

function OpenedForm({ event, isCopy, back }: OpenedFormProps) {
  const today = useToday();
  const [now] = useState(() => new Date());
  if (!isCopy && !event.can_edit)
    return (
      <LockedState
        title={m.event_form_not_yours_title()}
        unlock={m.event_form_not_yours_who()}
        action={<ToCalendar />}
      >
        {m.event_form_not_yours()}
      </LockedState>
    );
  if (!isCopy && new Date(event.ends_at) <= now)
    return (
      <EmptyState title={m.event_form_over_title()} action={<ToCalendar />}>
        {m.event_form_over()}
      </EmptyState>
    );
  return (
    <Suspense fallback={<EventFormSkeleton />}>
      <EventForm
        event={isCopy ? undefined : event}
        values={isCopy ? copiedValues(event, today) : toFormValues(event)}
        draftName={`event ${isCopy ? 'copy ' : ''}${event.id}`}
        back={back}
      />
    </Suspense>
  );
}
