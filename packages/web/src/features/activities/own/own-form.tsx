import type { Input } from '@relish/shared/calls.ts';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';

import { useCallForm } from '../../../api/use-call-form.ts';
import { useDraft } from '../../../session/use-draft.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { DraftNotice } from '../../../ui/draft-notice.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { LeaveQuestion } from '../../../ui/leave-question.tsx';
import { Link } from '../../../ui/link.tsx';
import { SectionNav } from '../../../ui/section-nav.tsx';
import { showToast } from '../../../ui/toast-state.ts';
import { useLeaveGuard } from '../../../ui/use-leave-guard.ts';
import { m } from '../../../words/m.ts';
import type { Activity } from '../api.ts';
import { OwnConflict } from './own-conflict.tsx';
import { SECTIONS } from './own-fields.ts';
import { OwnFormProvider } from './own-form-context.ts';
import { problemsOf } from './own-problems.ts';
import { OwnSection } from './own-section.tsx';
import { type OwnValues, sentValues, valuesOf } from './own-values.ts';
import { useOwnSave } from './use-own-save.ts';
import { useOwnSections } from './use-own-sections.ts';

import frame from '../../../ui/long-form.module.css';

interface Props {
  /** What is edited; without it one is written, from scratch or from a copy. */
  activity?: Activity | undefined;
  values: OwnValues;
  /** The name of the draft on this device. */
  draftName: string;
  back: string;
}

export default function OwnActivityForm({ activity, values, draftName, back }: Props) {
  const navigate = useNavigate();
  const element = useRef<HTMLFormElement>(null);
  const save = useOwnSave();
  const [defaultValues] = useState(values);
  const form = useCallForm<OwnValues>({ schema, defaultValues, send });
  const { errors, isDirty, submitCount } = form.formState;
  const draft = useDraft(draftName, form);
  const guard = useLeaveGuard(isDirty);
  const sections = useOwnSections(form, element);

  async function send(typed: OwnValues): Promise<void> {
    const { id } = await save(typed);
    draft.forget();
    guard.release();
    const title = typed.title.trim();
    showToast({
      title: activity ? m.own_activity_saved() : m.own_activity_added({ title }),
      tone: 'success',
    });
    await navigate(`/activity?id=${id}`, { replace: true });
  }

  const saveMerged = (next: OwnValues, theirs: Activity) => {
    flushSync(() => {
      form.reset(valuesOf(theirs));
      form.reset(next, { keepDefaultValues: true });
    });
    element.current?.requestSubmit();
  };

  return (
    <OwnFormProvider value={{ form, activity }}>
      <div className={frame.layout}>
        <SectionNav
          label={m.own_activity_sections()}
          sections={SECTIONS}
          onGoTo={sections.goToSection}
        />
        <form ref={element} className={frame.form} onSubmit={form.submit} noValidate>
          <DraftNotice draft={draft} />
          {activity && <OwnConflict id={activity.id} onMerged={saveMerged} />}
          {form.problem !== undefined && <Banner kind="danger">{form.problem}</Banner>}
          <ErrorSummary
            problems={problemsOf(errors)}
            attempt={submitCount}
            onGoTo={sections.goToField}
          />
          {SECTIONS.map((section) => (
            <OwnSection
              key={section.id}
              section={section}
              isOpen={sections.isOpen(section.id)}
              onToggle={(isOpen) => sections.toggle(section.id, isOpen)}
            />
          ))}
          <div className={frame.bar}>
            <Link kind="quiet-button" to={back}>
              {m.ui_cancel()}
            </Link>
            <Button type="submit" busy={form.busy}>
              {form.busy ? m.ui_saving() : m.own_activity_save()}
            </Button>
          </div>
        </form>
      </div>
      <LeaveQuestion guard={guard} kept />
    </OwnFormProvider>
  );
}

/** The call's own schema, over what would be sent: rows that nobody filled in are no fault. */
const schema = async () => {
  const [{ z }, { OwnActivityInput }] = await Promise.all([
    import('zod'),
    import('@relish/shared/activities/own-activity.ts'),
  ]);
  return z
    .custom<OwnValues>()
    .transform((values) => sentValues(values) as unknown as Input<'own-activities/add'>)
    .pipe(OwnActivityInput);
};
