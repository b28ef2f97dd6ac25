import { useEvent } from '../../events/events/api.ts';
import { useRegister } from '../../events/register/api.ts';
import { useActivity } from '../../library/activities/api.ts';

/** The event a record starts from, its register and its activity. */
export function useEventStart(id: string | undefined) {
  const event = useEvent(id);
  const register = useRegister(id);
  const activity = useActivity(event.data?.activity_id ?? undefined);
  const hasActivity = (event.data?.activity_id ?? null) !== null;
  return {
    isGone: event.error?.status === 404 || event.error?.status === 422,
    needed: id === undefined ? [] : [event, register],
    // An activity that can no longer be read is replaced by the title of the event.
    isReady: id === undefined || !hasActivity || !activity.isPending,
    known: event.data &&
      register.data && { event: event.data, register: register.data, activity: activity.data },
  };
}
