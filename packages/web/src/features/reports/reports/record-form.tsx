import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { ErrorSummary } from '../../../forms/error-summary.tsx';
import { focusField } from '../../../forms/focus-field.ts';
import { inFormOrder } from '../../../forms/form-problems.ts';
import { lazyPart } from '../../../forms/lazy-part.tsx';
import { LeaveGuard } from '../../../forms/leave-guard.tsx';
import { useFormValue } from '../../../forms/use-form-value.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { useWideScreen } from '../../../ui/layout/use-wide-screen.ts';
import { m } from '../../../words/m.ts';
import { AmendReason } from './amend-reason.tsx';
import type { Beginning, Report } from './api.ts';
import { HowPart } from './how-part.tsx';
import { listPeople } from './list-people.ts';
import { RecordProvider, residentIds } from './record-context.ts';
import { listRecordFields } from './record-problems.ts';
import { RecordSkeleton } from './record-skeleton.tsx';
import type { Part, RecordDraft, RecordValues } from './record-values.ts';
import { RestoredNotice } from './restored-notice.tsx';
import { SaveBar } from './save-bar.tsx';
import { useRecordValues } from './use-record-values.ts';
import { useRecord } from './use-record.ts';
import { WhatPart } from './what-part.tsx';
import { WhenLine } from './when-line.tsx';
import { WhoPart } from './who-part.tsx';

import styles from './record-form.module.css';

const RecordConflict = lazyPart(() => import('./record-conflict.tsx'));

interface Props {
  beginning: Beginning;
  /** Initial values without a draft. */
  start: RecordDraft;
  /** The record to edit; undefined for a new one. */
  report?: Report | undefined;
}

const hasWhat = ({ activity_id, free_title, category }: RecordValues) =>
  activity_id !== null || (free_title !== null && category !== null);

/** Skips the parts that the URL already answers. */
function firstPart(values: RecordValues): Part {
  if (!hasWhat(values)) return 'what';
  return values.participations.length === 0 ? 'who' : 'how';
}

/** Rendered once the device has been checked for a draft. */
export function RecordForm({ start, ...props }: Props) {
  const held = useRecordValues(start);
  return held.draft.isRead ? <OpenRecord {...props} held={held} /> : <RecordSkeleton />;
}

/** One part after the other on a phone, side by side on wide screens. */
function OpenRecord({
  beginning,
  held,
  report,
}: Omit<Props, 'start'> & { held: ReturnType<typeof useRecordValues> }) {
  const needsReason = (written: RecordValues) =>
    report !== undefined && !report.allowed.edit && report.report_type === written.report_type;
  const record = useRecord({ held, needsReason });
  const { form, problems, attempt } = record;
  const ids = useFormValue(form, ({ values }) => residentIds(values));
  const isFull = useFormValue(form, ({ values }) => values.report_type === 'full');
  const isChosen = useFormValue(form, ({ values }) => hasWhat(values));
  const isWide = useWideScreen();
  const [part, setPart] = useState(() => firstPart(form.getValues('values')));
  const [openPerson, setOpenPerson] = useState<string>();
  const people = useMemo(() => listPeople(beginning, report), [beginning, report]);
  const parts = useRef<HTMLDivElement>(null);
  useFocusOn(part, parts);
  const isEdit = report !== undefined;
  useEffect(() => {
    if (isEdit) RecordConflict.fetchOnIdle();
  }, [isEdit]);

  // Only the server knows whether an edit merely adds; if not, it asks for a reason.
  const asksReason = useFormValue(
    form,
    ({ values, edits }) =>
      needsReason(values) || problems['reason'] !== undefined || Boolean(edits?.reason),
  );

  const listed = listRecordFields(ids, people);
  const shown = Object.entries(problems).map(([name, messages]) => ({
    name,
    message: messages.join(' '),
  }));
  const goToProblem = (name: string) => {
    const field = listed.findField(name);
    flushSync(() => {
      setPart(field?.part ?? 'how');
      if (ids.length > 1) setOpenPerson(field?.person);
    });
    focusField(name);
  };
  const showsWhat = part === 'what' || (isWide && !isChosen);
  const back = report ? `/report?id=${report.id}` : '/tabs/home';
  return (
    <RecordProvider
      value={{
        ...record,
        beginning,
        people,
        report,
        part,
        goTo: setPart,
        isFull,
        pristineType: report?.report_type ?? 'quick',
        openPerson,
        setOpenPerson,
      }}
    >
      <Page title={findTitle(report, isFull)} back={back}>
        <form
          className={styles.form}
          noValidate
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            void record.save();
          }}
        >
          <RestoredNotice />
          {report && problems['version'] && <RecordConflict id={report.id} />}
          {record.unsent && (
            <Banner
              kind="attention"
              title={m.reports_unsent_title()}
              action={
                <Button kind="quiet" busy={record.busy} onClick={() => void record.save()}>
                  {m.reports_send_now()}
                </Button>
              }
            >
              {m.reports_unsent_text()}
            </Banner>
          )}
          {record.problem !== undefined && <Banner kind="danger">{record.problem}</Banner>}
          <ErrorSummary
            problems={inFormOrder(shown, listed)}
            attempt={attempt}
            onGoTo={goToProblem}
          />
          <div
            ref={parts}
            className={styles.parts}
            // On a phone only one part is open.
            data-tour={isWide ? undefined : 'record-what record-who record-how'}
          >
            <div className={styles.first} data-lines={(part === 'how' && !isWide) || undefined}>
              <WhatPart isOpen={showsWhat} />
              <WhoPart isOpen={part === 'who' || isWide} isHidden={part === 'what' && !isWide} />
              {part === 'how' && !isWide && <WhenLine />}
            </div>
            {(part === 'how' || isWide) && (
              <div className={styles.second}>
                {asksReason && <AmendReason />}
                {isWide && <WhenLine />}
                <HowPart />
              </div>
            )}
          </div>
          <SaveBar part={part} isWide={isWide} isChosen={isChosen} />
        </form>
      </Page>
      <LeaveGuard control={form.control} release={record.leaving} />
    </RecordProvider>
  );
}

function findTitle(report: Report | undefined, isFull: boolean): string {
  if (!report) return m.reports_record();
  if (isFull && report.report_type === 'quick') return m.reports_upgrade_title();
  return report.allowed.edit ? m.reports_edit_title() : m.reports_amend_title();
}

/** Focuses the heading of the next part. */
function useFocusOn(part: Part, parts: { current: HTMLElement | null }) {
  const before = useRef(part);
  useEffect(() => {
    if (before.current === part) return;
    before.current = part;
    parts.current?.querySelector<HTMLElement>(`[data-part="${part}"]`)?.focus();
  }, [part, parts]);
}
