import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';

import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { LeaveQuestion } from '../../ui/leave-question.tsx';
import { Page } from '../../ui/page.tsx';
import { useWideScreen } from '../../ui/use-wide-screen.ts';
import { m } from '../../words/m.ts';
import { AmendReason } from './amend-reason.tsx';
import type { Beginning, Report } from './api.ts';
import { HowPart } from './how-part.tsx';
import { peopleOf } from './people-of.ts';
import { ProblemList } from './problem-list.ts';
import { RecordConflict } from './record-conflict.tsx';
import { type Part, RecordProvider } from './record-context.ts';
import type { RecordDraft, RecordValues } from './record-values.ts';
import { RestoredNotice } from './restored-notice.tsx';
import { SaveBar } from './save-bar.tsx';
import { useRecord } from './use-record.ts';
import { WhatPart } from './what-part.tsx';
import { WhenLine } from './when-line.tsx';
import { WhoPart } from './who-part.tsx';

import styles from './record-form.module.css';

interface Props {
  beginning: Beginning;
  start: RecordDraft;
  /** What the form would show if nobody had written anything. */
  pristine: RecordValues;
  restored: boolean;
  /** What is changed; without it one is written. */
  report?: Report | undefined;
}

const hasWhat = ({ activity_id, free_title, category }: RecordValues) =>
  activity_id !== null || (free_title !== null && category !== null);

/** What the address has said already is not asked again. */
function firstPart(values: RecordValues): Part {
  if (!hasWhat(values)) return 'what';
  return values.participations.length === 0 ? 'who' : 'how';
}

/** What, who, how: one after the other on a phone, beside each other where there is room. */
export function RecordForm({ beginning, start, pristine, restored, report }: Props) {
  const needsReason = (written: RecordValues) =>
    report !== undefined && !report.allowed.edit && report.report_type === written.report_type;
  const record = useRecord({ start, pristine, needsReason });
  const { values, draft, problems, attempt, guard } = record;
  const isWide = useWideScreen();
  const [part, setPart] = useState(() => firstPart(start.values));
  const [openPerson, setOpenPerson] = useState<string>();
  const people = useMemo(() => peopleOf(beginning, report), [beginning, report]);
  const parts = useRef<HTMLDivElement>(null);
  useFocusOn(part, parts);

  // Whether more was changed than added only the server knows: then it asks.
  const asksReason =
    needsReason(values) || problems['reason'] !== undefined || Boolean(draft.edits?.reason);

  const isFull = values.report_type === 'full';
  const list = new ProblemList(problems, values, people);
  const goToProblem = (name: string) => {
    setPart(list.partOf(name));
    const person = list.personOf(name);
    if (values.participations.length > 1) setOpenPerson(person);
    // What it stands in has to be there first.
    setTimeout(() => document.getElementsByName(name)[0]?.focus(), 100);
  };
  const isChosen = hasWhat(values);
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
        pristineType: pristine.report_type,
        openPerson,
        setOpenPerson,
      }}
    >
      <Page title={titleOf(report, isFull)} back={back}>
        <form
          className={styles.form}
          noValidate
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            void record.save();
          }}
        >
          {restored && <RestoredNotice />}
          {draft.edits && <RecordConflict id={draft.edits.id} />}
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
          <ErrorSummary problems={list.shown} attempt={attempt} onGoTo={goToProblem} />
          <div ref={parts} className={styles.parts}>
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
      <LeaveQuestion guard={guard} kept />
    </RecordProvider>
  );
}

function titleOf(report: Report | undefined, isFull: boolean): string {
  if (!report) return m.reports_record();
  if (isFull && report.report_type === 'quick') return m.reports_upgrade_title();
  return report.allowed.edit ? m.reports_edit_title() : m.reports_amend_title();
}

/** Whoever goes on to the next part begins at its heading. */
function useFocusOn(part: Part, parts: { current: HTMLElement | null }) {
  const before = useRef(part);
  useEffect(() => {
    if (before.current === part) return;
    before.current = part;
    parts.current?.querySelector<HTMLElement>(`[data-part="${part}"]`)?.focus();
  }, [part, parts]);
}
