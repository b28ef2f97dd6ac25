import type { Output } from '@relish/shared/calls.ts';
import { useSyncExternalStore } from 'react';

import { useCall } from '../../../api/hooks.ts';
import { useWaiting } from '../../../forms/use-outbox.ts';
import { isAway, marks, withWaiting } from './marks-outbox.ts';

export type Event = Output<'events/get'>;
export type RegisteredPerson = Output<'register/get'>['people'][number];
export type Mark = RegisteredPerson['mark'];

/** With the marks that are not sent yet. */
export function useRegister(event_id: string | undefined) {
  const { data, isError, isFetching, refetch } = useCall(
    'register/get',
    { event_id: event_id ?? '' },
    { enabled: event_id !== undefined },
  );
  const waiting = useWaiting(marks);
  const away = useSyncExternalStore(isAway.subscribe, isAway.get);
  return {
    isError,
    isFetching,
    refetch,
    data: data && {
      ...data,
      people: withWaiting(data.people, waiting, { event_id: event_id ?? '', away }),
    },
  };
}
export type ShownPerson = NonNullable<ReturnType<typeof useRegister>['data']>['people'][number];
