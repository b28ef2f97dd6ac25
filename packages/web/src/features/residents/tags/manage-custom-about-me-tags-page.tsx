import { useCan } from '../../../session/use-session.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LockedState } from '../../../ui/feedback/locked-state.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { m } from '../../../words/m.ts';
import { AddTag } from './add-tag.tsx';
import { useTags } from './api.ts';
import { ArchivedTags } from './archived-tags.tsx';
import { OwnTags } from './own-tags.tsx';
import { SystemTags } from './system-tags.tsx';
import { TagsSkeleton } from './tags-skeleton.tsx';

import styles from './manage-custom-about-me-tags-page.module.css';

export default function ManageCustomAboutMeTagsPage() {
  if (useCan('tags.manage')) return <Tags />;
  return (
    <Page title={m.tags_title()} underMore>
      <LockedState title={m.tags_locked_title()} unlock={m.tags_unlock()}>
        {m.tags_locked()}
      </LockedState>
    </Page>
  );
}

function Tags() {
  const { data, isError, isFetching, refetch } = useTags();
  const own = data?.filter(({ scope }) => scope === 'carehome');
  return (
    <Page title={m.tags_title()} lead={m.tags_lead()} underMore>
      {isError ? (
        <ErrorState busy={isFetching} onRetry={() => void refetch()} />
      ) : data === undefined || own === undefined ? (
        <TagsSkeleton />
      ) : (
        <div className={styles.columns}>
          <div className={styles.stack}>
            <OwnTags tags={own.filter(({ active }) => active)} all={data} />
            <ArchivedTags tags={own.filter(({ active }) => !active)} />
            <SystemTags tags={data.filter(({ scope }) => scope === 'system')} />
          </div>
          <AddTag />
        </div>
      )}
    </Page>
  );
}
