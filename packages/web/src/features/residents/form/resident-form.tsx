import { type ReactNode, useRef, useState } from 'react';
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
import type { Resident } from '../api.ts';
import { useDayWords } from '../day-words.ts';
import { Conflict } from './conflict.tsx';
import { isAskedFirst, SECTIONS } from './fields.ts';
import { FirstFields } from './first-fields.tsx';
import { ResidentFormProvider } from './form-context.ts';
import { FormSection } from './form-section.tsx';
import { problemsOf } from './problems.ts';
import { SafetyNote } from './safety-note.tsx';
import { SafetyQuestion } from './safety-question.tsx';
import { SoftWarnings } from './soft-warnings.tsx';
import { useOpenSections } from './use-open-sections.ts';
import { useResidentSave } from './use-resident-save.ts';
import { emptyValues, type ResidentValues, valuesOf } from './values.ts';

import frame from '../../../ui/long-form.module.css';

interface Props {
  /** Nobody yet when somebody is added. */
  resident: Resident | undefined;
  back: string;
}

const MORE = SECTIONS.map((section) => ({
  ...section,
  fields: section.fields.filter((field) => !isAskedFirst(field)),
})).filter(({ fields }) => fields.length > 0);

const ABOVE: Record<string, () => ReactNode> = {
  who: () => <SoftWarnings />,
  food: () => <SafetyNote />,
  moving: () => <SafetyNote />,
};

export function ResidentForm({ resident, back }: Props) {
  const navigate = useNavigate();
  const { today } = useDayWords();
  const element = useRef<HTMLFormElement>(null);
  const { save, question } = useResidentSave();
  const [defaultValues] = useState(() => (resident ? valuesOf(resident) : emptyValues(today)));
  const form = useCallForm<ResidentValues>({ schema, defaultValues, send });
  const { errors, isDirty, submitCount } = form.formState;
  const draft = useDraft(resident ? `resident ${resident.id}` : 'resident', form);
  const guard = useLeaveGuard(isDirty);
  const sections = useOpenSections(form, element, !resident);
  const shown = resident ? SECTIONS : MORE;

  async function send(values: ResidentValues): Promise<void> {
    const saved = await save(values, form.formState.defaultValues as ResidentValues);
    if (!saved) return;
    draft.forget();
    guard.release();
    const name = values.preferred_name?.trim() || values.first_name.trim();
    showToast({
      title: resident ? m.manage_resident_saved() : m.manage_resident_added({ name }),
      tone: 'success',
    });
    await navigate(`/resident?id=${saved.id}`, { replace: true });
  }

  const saveMerged = (next: ResidentValues, theirs: Resident) => {
    flushSync(() => {
      form.reset(valuesOf(theirs));
      form.reset(next, { keepDefaultValues: true });
    });
    element.current?.requestSubmit();
  };

  return (
    <ResidentFormProvider value={{ form, resident }}>
      <div className={frame.layout}>
        <SectionNav
          label={m.manage_resident_sections()}
          sections={shown}
          onGoTo={sections.goToSection}
        />
        <form ref={element} className={frame.form} onSubmit={form.submit} noValidate>
          <DraftNotice draft={draft} />
          {resident && <Conflict id={resident.id} onMerged={saveMerged} />}
          {form.problem !== undefined && <Banner kind="danger">{form.problem}</Banner>}
          <ErrorSummary
            problems={problemsOf(errors)}
            attempt={submitCount}
            onGoTo={sections.goToField}
          />
          {!resident && <FirstFields />}
          {shown.map((section) => (
            <FormSection
              key={section.id}
              section={section}
              isOpen={sections.isOpen(section.id)}
              onToggle={(isOpen) => sections.toggle(section.id, isOpen)}
            >
              {(resident !== undefined || section.id !== 'who') && ABOVE[section.id]?.()}
            </FormSection>
          ))}
          <div className={frame.bar}>
            <Link kind="quiet-button" to={back}>
              {m.manage_resident_cancel()}
            </Link>
            <Button type="submit" busy={form.busy}>
              {saveLabel()}
            </Button>
          </div>
        </form>
      </div>
      <SafetyQuestion values={question?.values} onAnswer={(agrees) => question?.answer(agrees)} />
      <LeaveQuestion guard={guard} kept />
    </ResidentFormProvider>
  );

  function saveLabel(): string {
    if (form.busy) return m.ui_saving();
    return resident ? m.manage_resident_save() : m.manage_resident_add();
  }
}

const schema = async () => {
  const { ResidentFields } = await import('@relish/shared/residents/profile.ts');
  return ResidentFields.refine(
    ({ stay_type, leaves_on }) => stay_type !== 'respite' || leaves_on !== null,
    { path: ['leaves_on'], error: m.manage_resident_respite_end() },
  );
};
