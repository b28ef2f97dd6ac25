import { BirthdaysCard } from '../../features/birthdays/birthdays-card.tsx';
import type { Home } from '../../features/home/api.ts';
import { NoticesCard } from '../../features/notices/notices-card.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { m } from '../../words/m.ts';

/** What the day brings: what everybody should know, and whose day it is. */
export function Today({ home }: { home: Home | undefined }) {
  if (!home)
    return (
      <Card title={m.home_today()}>
        <Skeleton shape="pair" width="long" />
        <Skeleton shape="pair" width="long" />
      </Card>
    );
  return (
    <>
      {home.notices && <NoticesCard notices={home.notices} />}
      {home.birthdays && <BirthdaysCard birthdays={home.birthdays} />}
    </>
  );
}
