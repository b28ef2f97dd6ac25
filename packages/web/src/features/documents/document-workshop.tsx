import type { DocumentFormat, DocumentKind } from '@relish/shared/documents/contract.ts';
import { FileSpreadsheet, FileText, Mail } from 'lucide-react';
import { useState } from 'react';

import { useCan } from '../../session/use-session.ts';
import { useToday } from '../../session/use-today.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DocumentView } from '../../ui/document-view.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { lastDays } from '../../ui/period-field.tsx';
import { PreviewArea } from '../../ui/preview-area.tsx';
import { showToast } from '../../ui/toast-state.ts';
import { m } from '../../words/m.ts';
import { useMakeDocument, usePreview } from './api.ts';
import { type Choices, DocumentChoices } from './document-choices.tsx';
import { DocumentList } from './document-list.tsx';

import styles from './documents.module.css';

interface Props {
  /** As the address says, which may be anything. */
  kind: string | null;
  residentId: string | null;
}

/** Choose, look, have it made: in this order, so that nobody hands out what they have not seen. */
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
  const wanted = wantedOf(choices);
  const errors = preview.error?.body?.errors ?? {};

  const change = (changed: Partial<Choices>) => {
    const { kind: before, period } = choices;
    const untouched = JSON.stringify(period) === JSON.stringify(usualDays(before, today));
    setChoices({
      ...choices,
      ...(changed.kind && untouched && { period: usualDays(changed.kind, today) }),
      ...changed,
    });
    // What was seen is of other choices now.
    preview.reset();
  };
  const start = (format: DocumentFormat) =>
    make.mutate(
      { ...wanted, format },
      { onSuccess: () => showToast({ title: m.documents_started(), tone: 'success' }) },
    );

  return (
    <div className={styles.workshop}>
      <div className={styles.chosen}>
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
      <PreviewArea isThere={preview.data !== undefined}>
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
              {choices.kind === 'A' ? (
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
      <div className={styles.made}>
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

const KINDS: readonly DocumentKind[] = ['A', 'B', 'C'];

/** What the address asks for, as far as somebody may have it. */
function kindToBegin(
  asked: string | null,
  { ofPeople, ofHome }: { ofPeople: boolean; ofHome: boolean },
): DocumentKind {
  const kind = KINDS.find((each) => each === asked) ?? 'A';
  const isOpen = kind === 'C' ? ofHome : ofPeople;
  if (isOpen) return kind;
  return ofPeople ? 'A' : 'C';
}

/** A family reads a month; planning and inspecting look further back (domain 3.6). */
const usualDays = (kind: DocumentKind, today: string) =>
  lastDays(kind === 'A' ? 'month' : 'quarter', today);

const wantedOf = ({ kind, residentId, residentIds, period, names }: Choices) => ({
  kind,
  resident_id: kind === 'C' ? null : residentId,
  resident_ids: kind === 'C' ? residentIds : [],
  names: kind === 'C' && names,
  ...period,
});
