import { useSearchParams } from 'react-router';

import { useCan } from '../../../session/use-session.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LockedState } from '../../../ui/feedback/locked-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { m } from '../../../words/m.ts';
import { type GiftSubject, useGift } from './api.ts';
import { GiftPanel } from './gift-panel.tsx';

/** Without a person it is the album of a household. */
export default function PhotoGiftPage() {
  const [search] = useSearchParams();
  const subject = {
    resident_id: search.get('resident_id'),
    for_subject: search.get('for') === 'subject',
  };
  const mayMake = useCan('photos.gift');
  const hasPhotos = useCan('photo-book.view');
  return (
    <Page
      title={subject.for_subject ? m.gift_subject_title() : m.gift_title()}
      lead={mayMake && (subject.for_subject ? m.gift_subject_lead() : m.gift_lead())}
      back={subject.for_subject ? `/resident-record?id=${subject.resident_id}` : '/tabs/photo-book'}
    >
      {mayMake ? (
        <Panel subject={subject} />
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

function Panel({ subject }: { subject: GiftSubject }) {
  const { data, error, isFetching, refetch } = useGift(subject);
  if (error?.status === 404 || error?.status === 422)
    return <EmptyState title={m.gift_lost_title()}>{m.gift_lost_text()}</EmptyState>;
  if (data?.can_make === false)
    return <EmptyState title={m.gift_not_yet_title()}>{m.gift_not_yet_text()}</EmptyState>;
  if (data) return <GiftPanel subject={subject} gift={data.gift} />;
  if (error) return <ErrorState busy={isFetching} onRetry={() => void refetch()} />;
  return <Skeleton shape="pair" width="long" />;
}
