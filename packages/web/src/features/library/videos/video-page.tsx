import { LEVEL_TEXTS } from '@relish/shared/residents/pal/info-texts.ts';
import { useNavigate, useSearchParams } from 'react-router';

import { useCan } from '../../../session/use-session.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LockedState } from '../../../ui/feedback/locked-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { CATEGORY_WORDS } from '../../../words/activity-words.ts';
import { m } from '../../../words/m.ts';
import { AskForPackage } from '../../accounts/package/public.tsx';
import { useHiding } from '../hidden-items/api.ts';
import { HideMenu } from '../hidden-items/public.tsx';
import { type OpenVideo, useVideo } from './api.ts';
import { Player } from './player.tsx';
import { WatchedTogether } from './watched-together.tsx';

import styles from './videos.module.css';

const LIST = '/tabs/videos';

export default function VideoPage() {
  const may = useCan('videos.view');
  const [query] = useSearchParams();
  const id = query.get('id') ?? undefined;
  if (may) return <Video key={id} id={id} />;
  return (
    <Page title={m.place_videos()} back={LIST}>
      <LockedState
        title={m.videos_locked_title()}
        unlock={m.videos_unlock()}
        action={<AskForPackage />}
      >
        {m.videos_locked()}
      </LockedState>
    </Page>
  );
}

function Video({ id }: { id: string | undefined }) {
  const { data, isError, isFetching, refetch } = useVideo(id);
  if (data) return <Watching video={data} />;
  return (
    <Page title={m.place_videos()} back={LIST}>
      {isError || id === undefined ? (
        <ErrorState busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Skeleton shape="pair" width="long" />
      )}
    </Page>
  );
}

function Watching({ video }: { video: OpenVideo }) {
  const mayChoose = useCan('activities.choose');
  const navigate = useNavigate();
  const hiding = useHiding(video, () => void navigate(LIST, { replace: true }));
  return (
    <Page
      title={video.title}
      lead={video.summary}
      back={LIST}
      {...(hiding.may && { actions: <HideMenu hiding={hiding} /> })}
    >
      <div className={styles.watching}>
        <Player video={video} />
        <div className={styles.beside}>
          <Card title={m.videos_together_title()}>
            <p className={styles.line}>“{video.opening_line}”</p>
            <p>{video.together}</p>
            <p className={styles.facts}>
              {CATEGORY_WORDS[video.category]()} ·{' '}
              {video.levels.map((level) => LEVEL_TEXTS[level].name).join(', ')}
              {video.narrated && ` · ${m.videos_narrated()}`}
            </p>
          </Card>
          {mayChoose && <WatchedTogether video={video} />}
        </div>
      </div>
    </Page>
  );
}
