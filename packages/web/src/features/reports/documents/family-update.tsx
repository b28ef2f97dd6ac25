import { FileText } from 'lucide-react';

import { Button } from '../../../ui/actions/button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { formatDate } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { useFamilyDocument, useOpenDocument } from './api.ts';
import { DocumentView } from './document-view.tsx';
import { saveDocument } from './save-document.ts';

/** Shows only the parts of the update that are still shared. */
export function FamilyUpdate({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useFamilyDocument(id);
  const open = useOpenDocument();
  const isLost = error?.status === 404 || error?.status === 422;
  return (
    <Page
      title={m.documents_family_title()}
      lead={data && m.documents_family_until({ day: formatDate(new Date(data.until)) })}
      back="/download-report"
      actions={
        data && (
          <Button
            icon={<FileText aria-hidden="true" />}
            busy={open.isPending}
            onClick={() => open.isPending || open.mutate({ id }, { onSuccess: saveDocument })}
          >
            {m.documents_family_pdf()}
          </Button>
        )
      }
    >
      {data && <DocumentView content={data.content} />}
      {!data && isLost && (
        <EmptyState
          title={m.documents_family_lost_title()}
          action={
            <Link kind="primary-button" to="/download-report">
              {m.documents_family_all()}
            </Link>
          }
        >
          {m.documents_family_lost_text()}
        </EmptyState>
      )}
      {!data && error && !isLost && <ErrorState busy={isFetching} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton shape="pair" width="long" />}
    </Page>
  );
}
