import { limitsOn } from '@relish/shared/events/visits/on-day.ts';

import { useToday } from '../../../session/use-today.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { formatNearDay } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { useVisitingTimes } from './api.ts';

/** On the first screen of relatives while a limit is in force. */
export function LimitsBanner() {
  const today = useToday();
  const { data } = useVisitingTimes();
  return limitsOn(data?.limits ?? [], today).map(({ id, what, reason, until }) => (
    <Banner key={id} kind="attention" title={m.visiting_limit_title()}>
      <p translate="no">{what}</p>
      <p translate="no">{m.visiting_limit_why({ reason })}</p>
      <p>{m.visiting_limit_until({ day: formatNearDay(until) })}</p>
    </Banner>
  ));
}
