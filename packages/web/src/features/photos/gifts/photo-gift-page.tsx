import { useSearchParams } from 'react-router';

import { useCan } from '../../../session/use-session.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LockedState } from '../../../ui/feedback/locked-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { m } from '../../../words/m.ts';
import { useGift } from './api.ts';
import { GiftPanel } from './gift-panel.tsx';

/** Without a person it is the album of a household. */
export default function PhotoGiftPage() {
  const [search] = useSearchParams();
  const residentId = search.get('resident_id');
  const mayMake = useCan('photos.gift');
  const hasPhotos = useCan('photo-book.view');
  return (
    <Page title={m.gift_title()} lead={mayMake && m.gift_lead()} back="/tabs/photo-book">
      {mayMake ? (
        <Panel residentId={residentId} />
      ) : (
        <LockedState
          title={hasPhotos ? m.gift_locked_title() : m.slideshow_locked_title()}
          unlock={hasPhotos ? m.gift_locked_unlock() : m.slideshow_locked_unlock()}
        >
          {m.gift_locked_text()}
        </LockedState>
      )}
    </Page>
  );
}

function Panel({ residentId }: { residentId: string | null }) {
  const { data, error, isFetching, refetch } = useGift(residentId);
  if (error?.status === 404 || error?.status === 422)
    return <EmptyState title={m.gift_lost_title()}>{m.gift_lost_text()}</EmptyState>;
  if (data?.can_make === false)
    return <EmptyState title={m.gift_not_yet_title()}>{m.gift_not_yet_text()}</EmptyState>;
  if (data) return <GiftPanel residentId={residentId} gift={data.gift} />;
  if (error) return <ErrorState busy={isFetching} onRetry={() => void refetch()} />;
  return <Skeleton shape="pair" width="long" />;
}
