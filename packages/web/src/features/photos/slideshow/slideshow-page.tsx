import { Play } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';

import { useCan } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LockedState } from '../../../ui/feedback/locked-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { SegmentedControl } from '../../../ui/forms/segmented-control.tsx';
import { Switch } from '../../../ui/forms/switch.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { ServerImage } from '../../../ui/layout/server-image.tsx';
import { m } from '../../../words/m.ts';
import { type Slide, useSlideshow } from './api.ts';
import { SlideshowPlayer } from './slideshow-player.tsx';
import type { Speed } from './use-slides.ts';

import styles from './slideshow.module.css';

const ALBUM = '/tabs/photo-book';

export default function SlideshowPage() {
  const [search] = useSearchParams();
  const mayView = useCan('photo-book.view');
  return (
    <Page title={m.slideshow_title()} lead={mayView && m.slideshow_lead()} back={ALBUM}>
      {mayView ? (
        <Slideshow residentId={search.get('resident_id') ?? undefined} />
      ) : (
        <LockedState title={m.slideshow_locked_title()} unlock={m.slideshow_locked_unlock()}>
          {m.slideshow_locked_text()}
        </LockedState>
      )}
    </Page>
  );
}

function Slideshow({ residentId }: { residentId: string | undefined }) {
  const { data, error, isFetching, refetch } = useSlideshow(residentId);
  if (data) return data.photos.length === 0 ? <Empty /> : <Ready photos={data.photos} />;
  if (error?.status === 404 || error?.status === 422) return <Empty />;
  if (error) return <ErrorState busy={isFetching} onRetry={() => void refetch()} />;
  return <Skeleton shape="pair" width="long" />;
}

const Empty = () => (
  <EmptyState title={m.slideshow_empty_title()}>{m.slideshow_empty_text()}</EmptyState>
);

const SPEED_OPTIONS: { value: Speed; label: () => string }[] = [
  { value: 'slow', label: m.slideshow_speed_slow },
  { value: 'normal', label: m.slideshow_speed_normal },
  { value: 'quick', label: m.slideshow_speed_quick },
];

function Ready({ photos }: { photos: Slide[] }) {
  const [speed, setSpeed] = useState<Speed>('normal');
  const [offersTalk, setOffersTalk] = useState(true);
  const [isPlaying, setPlaying] = useState(false);
  const close = useCallback(() => setPlaying(false), []);
  return (
    <Card title={m.slideshow_photos({ count: photos.length })}>
      <div className={styles.previews} aria-hidden="true">
        {photos.slice(0, 4).map(({ id, picture }) => (
          <ServerImage key={id} src={picture.small} alt="" className={styles.preview} />
        ))}
      </div>
      <SegmentedControl
        label={m.slideshow_speed()}
        options={SPEED_OPTIONS.map(({ value, label }) => ({ value, label: label() }))}
        value={speed}
        onChange={setSpeed}
      />
      <Switch
        label={m.slideshow_offer_talk()}
        hint={m.slideshow_offer_talk_hint()}
        value={offersTalk}
        onChange={setOffersTalk}
      />
      <Button icon={<Play aria-hidden="true" />} onClick={() => setPlaying(true)}>
        {m.slideshow_start()}
      </Button>
      {isPlaying && <SlideshowPlayer {...{ photos, speed, offersTalk }} onClose={close} />}
    </Card>
  );
}
