import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';

import { LongForm } from '../../../../forms/long-form.tsx';
import { useLongForm } from '../../../../forms/use-long-form.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Link } from '../../../../ui/actions/link.tsx';
import { showToast } from '../../../../ui/feedback/toast-state.ts';
import { m } from '../../../../words/m.ts';
import type { Resident } from '../api.ts';
import { useDayWords } from '../day-words.ts';
import { Conflict } from './conflict.tsx';
import { isAskedFirst, SECTIONS } from './fields.ts';
import { FirstFields } from './first-fields.tsx';
import { ResidentFormProvider } from './form-context.ts';
import { FormSection } from './form-section.tsx';
import { LISTED } from './problems.ts';
import { SafetyNote } from './safety-note.tsx';
import { SafetyQuestion } from './safety-question.tsx';
import { SoftWarnings } from './soft-warnings.tsx';
import { useOpenSections } from './use-open-sections.ts';
import { useResidentSave } from './use-resident-save.ts';
import { emptyValues, type ResidentValues, toFormValues } from './values.ts';

interface Props {
  /** Undefined for a new resident. */
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
  const { save, question } = useResidentSave();
  const long = useLongForm<ResidentValues>({
    schema,
    defaultValues: () => (resident ? toFormValues(resident) : emptyValues(today)),
    send,
    draftName: resident ? `resident ${resident.id}` : 'resident',
    listed: LISTED,
  });
  const { form } = long;
  const sections = useOpenSections(long, !resident);
  const shown = resident ? SECTIONS : MORE;

  async function send(values: ResidentValues): Promise<void> {
    const saved = await save(values, form.formState.defaultValues as ResidentValues);
    if (!saved) return;
    long.finish();
    const name = values.preferred_name?.trim() || values.first_name.trim();
    showToast({
      title: resident ? m.manage_resident_saved() : m.manage_resident_added({ name }),
      tone: 'success',
    });
    await navigate(`/resident?id=${saved.id}`, { replace: true });
  }

  return (
    <ResidentFormProvider value={{ form, resident }}>
      <LongForm
        long={long}
        onGoToField={sections.goToField}
        nav={{
          label: m.manage_resident_sections(),
          sections: shown,
          onGoTo: sections.goToSection,
        }}
        conflict={resident && <Conflict id={resident.id} onMerged={long.saveMerged} />}
        actions={
          <>
            <Link kind="quiet-button" to={back}>
              {m.manage_resident_cancel()}
            </Link>
            <Button type="submit" busy={form.busy}>
              {saveLabel()}
            </Button>
          </>
        }
      >
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
      </LongForm>
      <SafetyQuestion values={question?.values} onAnswer={(agrees) => question?.answer(agrees)} />
    </ResidentFormProvider>
  );

  function saveLabel(): string {
    if (form.busy) return m.ui_saving();
    return resident ? m.manage_resident_save() : m.manage_resident_add();
  }
}

const schema = async () => {
  const { ResidentFields } = await import('@relish/shared/residents/residents/profile.ts');
  return ResidentFields.refine(
    ({ stay_type, leaves_on }) => stay_type !== 'respite' || leaves_on !== null,
    { path: ['leaves_on'], error: m.manage_resident_respite_end() },
  );
};
