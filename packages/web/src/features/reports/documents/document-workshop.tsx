import type { DocumentFormat, DocumentKind } from '@relish/shared/reports/documents/contract.ts';
import { FileSpreadsheet, FileText, Mail } from 'lucide-react';
import { useState } from 'react';

import { useCan } from '../../../session/use-session.ts';
import { useToday } from '../../../session/use-today.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { lastDays } from '../../../ui/forms/period-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PreviewArea } from '../../../ui/layout/preview-area.tsx';
import { m } from '../../../words/m.ts';
import { useMakeDocument, usePreview } from './api.ts';
import { type Choices, DocumentChoices } from './document-choices.tsx';
import { DocumentList } from './document-list.tsx';
import { DocumentView } from './document-view.tsx';

import styles from './documents.module.css';

interface Props {
  /** From the URL, so any value is possible. */
  kind: string | null;
  residentId: string | null;
}

/** The preview comes before generating, so that no unseen document is handed out. */
export function DocumentWorkshop({ kind, residentId }: Props) {
  const today = useToday();
  const may = { ofPeople: useCan('reports.view'), ofHome: useCan('reports.download-home') };
  const [choices, setChoices] = useState<Choices>(() => {
    const first = kindToBegin(kind, may);
    return {
      kind: first,
      residentId,
      residentIds: [],
      period: usualDays(first, today),
      names: false,
    };
  });
  const preview = usePreview();
  const make = useMakeDocument();
  const wanted = toInput(choices);
  const errors = preview.error?.body?.errors ?? {};

  const change = (changed: Partial<Choices>) => {
    const { kind: before, period } = choices;
    const untouched = JSON.stringify(period) === JSON.stringify(usualDays(before, today));
    setChoices({
      ...choices,
      ...(changed.kind && untouched && { period: usualDays(changed.kind, today) }),
      ...changed,
    });
    // The preview no longer matches the choices.
    preview.reset();
  };
  const start = (format: DocumentFormat) =>
    make.mutate(
      { ...wanted, format },
      { onSuccess: () => showToast({ title: m.documents_started(), tone: 'success' }) },
    );

  return (
    <div className={styles.workshop}>
      <div className={styles.chosen} data-tour="documents-choices">
        <Card title={m.documents_what()}>
          <DocumentChoices {...{ choices, change, today, errors }} />
          <Button
            busy={preview.isPending}
            onClick={() => preview.isPending || preview.mutate(wanted)}
          >
            {m.documents_preview()}
          </Button>
          <p className={styles.soft}>{m.documents_noted()}</p>
        </Card>
      </div>
      <PreviewArea tour="documents-preview" isThere={preview.data !== undefined}>
        {preview.data ? (
          <>
            <div className={styles.buttons}>
              <Button
                icon={<FileText aria-hidden="true" />}
                busy={make.isPending}
                onClick={() => make.isPending || start('pdf')}
              >
                {m.documents_make_pdf()}
              </Button>
              {choices.kind === 'family_update' ? (
                <MailInstead residentId={choices.residentId} />
              ) : (
                <Button
                  kind="quiet"
                  icon={<FileSpreadsheet aria-hidden="true" />}
                  busy={make.isPending}
                  onClick={() => make.isPending || start('csv')}
                >
                  {m.documents_make_csv()}
                </Button>
              )}
            </div>
            <DocumentView content={preview.data} />
          </>
        ) : (
          <EmptyState title={m.documents_preview_empty_title()} level={2}>
            {m.documents_preview_empty_text()}
          </EmptyState>
        )}
      </PreviewArea>
      <div className={styles.made} data-tour="documents-made">
        <DocumentList />
      </div>
    </div>
  );
}

function MailInstead({ residentId }: { residentId: string | null }) {
  const mayMail = useCan('reports.email');
  if (!mayMail || residentId === null) return null;
  return (
    <Link
      kind="quiet-button"
      to={`/email-report?resident=${residentId}`}
      icon={<Mail aria-hidden="true" />}
    >
      {m.documents_email()}
    </Link>
  );
}

const KINDS: readonly DocumentKind[] = ['family_update', 'care_planning', 'home_evidence'];
/** For bookmarks from before the kinds had names. */
const FORMER_KINDS: Record<string, DocumentKind> = {
  A: 'family_update',
  B: 'care_planning',
  C: 'home_evidence',
};

/** Falls back to a kind the user may create when the URL asks for another. */
function kindToBegin(
  wantedKind: string | null,
  { ofPeople, ofHome }: { ofPeople: boolean; ofHome: boolean },
): DocumentKind {
  const kind =
    KINDS.find((each) => each === wantedKind) ?? FORMER_KINDS[wantedKind ?? ''] ?? 'family_update';
  const isOpen = kind === 'home_evidence' ? ofHome : ofPeople;
  if (isOpen) return kind;
  return ofPeople ? 'family_update' : 'home_evidence';
}

/** A family update covers a month; care planning and evidence look further back (domain 3.6). */
const usualDays = (kind: DocumentKind, today: string) =>
  lastDays(kind === 'family_update' ? 'month' : 'quarter', today);

const toInput = ({ kind, residentId, residentIds, period, names }: Choices) => ({
  kind,
  resident_id: kind === 'home_evidence' ? null : residentId,
  resident_ids: kind === 'home_evidence' ? residentIds : [],
  names: kind === 'home_evidence' && names,
  ...period,
});
