import { Signpost } from 'lucide-react';

import { useUser } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { IconDisc } from '../../../ui/tokens/icon-disc.tsx';
import { m } from '../../../words/m.ts';
import { useTourProgress, useTours } from './api.ts';
import { useStartTour } from './use-start-tour.ts';

import styles from './tours.module.css';

/** Offers the tour for this kind of user once, until it is started or declined. */
export function TourOffer() {
  const { demo } = useUser();
  const { data = [] } = useTours();
  const start = useStartTour();
  const save = useTourProgress();
  const tour = data.find(({ kind }) => kind === 'welcome');
  // Progress in demo mode is separate, so the offer would come twice there.
  if (!tour || tour.progress || demo || save.isPending || save.isSuccess) return null;
  return (
    <Card title={m.tours_offer_title()} leading={<IconDisc icon={Signpost} />}>
      <p>{m.tours_offer_text()}</p>
      <div className={styles.buttons}>
        <Button kind="quiet" onClick={() => start(tour)}>
          {m.tours_offer_take({ count: tour.minutes })}
        </Button>
        <Button kind="quiet" onClick={() => save.mutate({ code: tour.code, state: 'dismissed' })}>
          {m.tours_offer_later()}
        </Button>
      </div>
    </Card>
  );
}
