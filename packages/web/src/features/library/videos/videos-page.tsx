import { CATEGORIES, type Category } from '@relish/shared/library/activities/choices.ts';
import { LEVEL_TEXTS } from '@relish/shared/residents/pal/info-texts.ts';
import { LEVELS, type Level } from '@relish/shared/residents/pal/levels.ts';
import { useSearchParams } from 'react-router';

import { useCan } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LockedState } from '../../../ui/feedback/locked-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { CATEGORY_WORDS } from '../../../words/activity-words.ts';
import { m } from '../../../words/m.ts';
import { AskForPackage } from '../../accounts/package/public.tsx';
import { useVideos } from './api.ts';
import { VideoTile } from './video-tile.tsx';

import styles from './videos.module.css';

export default function VideosPage() {
  const may = useCan('videos.view');
  return (
    <Page title={m.place_videos()} {...(may && { lead: m.videos_lead() })}>
      {may ? (
        <Videos />
      ) : (
        <LockedState
          title={m.videos_locked_title()}
          unlock={m.videos_unlock()}
          action={<AskForPackage />}
        >
          {m.videos_locked()}
        </LockedState>
      )}
    </Page>
  );
}

const readChoice = <T extends string>(values: readonly T[], param: string | null): T | null =>
  values.find((each) => each === param) ?? null;

function Videos() {
  const [query, setQuery] = useSearchParams();
  const category = readChoice<Category>(CATEGORIES, query.get('category'));
  const level = readChoice<Level>(LEVELS, query.get('level'));
  const { data, isError, isFetching, refetch } = useVideos({ category, level });
  const set = (name: string, value: string | null) =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        if (value) after.set(name, value);
        else after.delete(name);
        return after;
      },
      { replace: true },
    );
  return (
    <>
      <div className={styles.filters}>
        <Select
          label={m.videos_category()}
          placeholder={m.videos_all()}
          options={CATEGORIES.map((each) => ({ value: each, label: CATEGORY_WORDS[each]() }))}
          value={category}
          onChange={(value) => set('category', value)}
        />
        <Select
          label={m.videos_level()}
          placeholder={m.videos_all()}
          options={LEVELS.map((each) => ({ value: each, label: LEVEL_TEXTS[each].name }))}
          value={level}
          onChange={(value) => set('level', value)}
        />
      </div>
      {isError && <ErrorState busy={isFetching} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton shape="pair" width="long" />}
      {data?.length === 0 && (
        <EmptyState
          title={m.videos_none_title()}
          action={
            <Button onClick={() => setQuery({}, { replace: true })}>{m.videos_show_all()}</Button>
          }
        >
          {m.videos_none()}
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <ul className={styles.grid} aria-label={m.place_videos()}>
          {data.map((video) => (
            <li key={video.id}>
              <VideoTile video={video} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
