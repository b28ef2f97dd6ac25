import { useUser } from '../../../../session/use-session.ts';
import { Card } from '../../../../ui/layout/card.tsx';
import { formatDate } from '../../../../words/format.ts';
import { m } from '../../../../words/m.ts';
import { useActivityHere } from '../api.ts';

/** Minimum number of answers before a percentage is shown (domain K10). */
const ENOUGH = 5;

/** How the activity has gone in this home, from its records. */
export function HomeResults({ activityId }: { activityId: string }) {
  const { data } = useActivityHere(activityId);
  const zone = useUser().carehome.time_zone;
  if (!data || data.times === 0) return null;
  const { times, people, liked, ok, not_for_me, engaged, seen, last_at } = data;
  const answers = liked + ok + not_for_me;
  const share = (part: number, of: number) => Math.round((100 * part) / of);
  return (
    <Card title={m.guide_here()}>
      <p>
        {m.guide_here_times({ count: times })} {m.guide_here_people({ count: people })}
        {last_at !== null && ` ${m.guide_here_last({ day: formatDate(new Date(last_at), zone) })}`}
      </p>
      <p>
        {answers >= ENOUGH
          ? m.guide_here_liked({ percent: share(liked, answers), answers })
          : m.guide_here_few()}
      </p>
      {seen >= ENOUGH && <p>{m.guide_here_engaged({ percent: share(engaged, seen), seen })}</p>}
    </Card>
  );
}
