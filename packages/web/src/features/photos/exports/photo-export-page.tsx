import { EXPORTED_AT_ONCE } from '@relish/shared/photos/exports/choices.ts';
import { useSearchParams } from 'react-router';

import { useCan } from '../../../session/use-session.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LockedState } from '../../../ui/feedback/locked-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { m } from '../../../words/m.ts';
import { useExportCheck } from './api.ts';
import { ExportPanel } from './export-panel.tsx';

/** `ids` are the chosen photos, separated by commas. */
export default function PhotoExportPage() {
  const [search] = useSearchParams();
  const mayPublish = useCan('photos.publish');
  const hasPhotos = useCan('photo-book.view');
  const ids = [...new Set((search.get('ids') ?? '').split(',').filter(Boolean))];
  return (
    <Page title={m.export_title()} lead={mayPublish && m.export_lead()} back="/tabs/photo-book">
      {!mayPublish && (
        <LockedState
          title={hasPhotos ? m.export_locked_title() : m.slideshow_locked_title()}
          unlock={hasPhotos ? m.export_locked_unlock() : m.slideshow_locked_unlock()}
        >
          {m.export_locked_text()}
        </LockedState>
      )}
      {mayPublish && (ids.length === 0 || ids.length > EXPORTED_AT_ONCE) && (
        <EmptyState title={m.export_none_title()}>
          {m.export_none_text({ count: EXPORTED_AT_ONCE })}
        </EmptyState>
      )}
      {mayPublish && ids.length > 0 && ids.length <= EXPORTED_AT_ONCE && <Chosen ids={ids} />}
    </Page>
  );
}

function Chosen({ ids }: { ids: string[] }) {
  const { data, error, isFetching, refetch } = useExportCheck(ids);
  if (error?.status === 404 || error?.status === 422)
    return <EmptyState title={m.export_lost_title()}>{m.export_lost_text()}</EmptyState>;
  if (data) return <ExportPanel photos={data} />;
  if (error) return <ErrorState busy={isFetching} onRetry={() => void refetch()} />;
  return <Skeleton shape="pair" width="long" />;
}
