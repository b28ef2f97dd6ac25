import type { Input } from '@relish/shared/calls.ts';
import { useNavigate } from 'react-router';

import { LongForm } from '../../../../forms/long-form.tsx';
import { useLongForm } from '../../../../forms/use-long-form.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Link } from '../../../../ui/actions/link.tsx';
import { showToast } from '../../../../ui/feedback/toast-state.ts';
import { m } from '../../../../words/m.ts';
import type { Activity } from '../api.ts';
import { FIELDS, findField } from './find-field.ts';
import { OwnConflict } from './own-conflict.tsx';
import { SECTIONS } from './own-fields.ts';
import { OwnFormProvider } from './own-form-context.ts';
import { OwnSection } from './own-section.tsx';
import { type OwnValues, sentValues } from './own-values.ts';
import { useOwnSave } from './use-own-save.ts';
import { useOwnSections } from './use-own-sections.ts';

interface Props {
  /** The activity to edit; undefined for a new one, empty or copied. */
  activity?: Activity | undefined;
  values: OwnValues;
  /** Key of the draft on this device. */
  draftName: string;
  back: string;
}

export default function OwnActivityForm({ activity, values, draftName, back }: Props) {
  const navigate = useNavigate();
  const save = useOwnSave();
  const long = useLongForm<OwnValues>({
    schema,
    defaultValues: () => values,
    send,
    draftName,
    listed: { fields: FIELDS, findField, elsewhere: ['version'] },
  });
  const { form } = long;
  const sections = useOwnSections(long);

  async function send(typed: OwnValues): Promise<void> {
    const { id } = await save(typed);
    long.finish();
    const title = typed.title.trim();
    showToast({
      title: activity ? m.own_activity_saved() : m.own_activity_added({ title }),
      tone: 'success',
    });
    await navigate(`/activity?id=${id}`, { replace: true });
  }

  return (
    <OwnFormProvider value={{ form, activity }}>
      <LongForm
        long={long}
        onGoToField={sections.goToField}
        nav={{
          label: m.own_activity_sections(),
          sections: SECTIONS,
          onGoTo: sections.goToSection,
        }}
        conflict={activity && <OwnConflict id={activity.id} onMerged={long.saveMerged} />}
        actions={
          <>
            <Link kind="quiet-button" to={back}>
              {m.ui_cancel()}
            </Link>
            <Button type="submit" busy={form.busy}>
              {form.busy ? m.ui_saving() : m.own_activity_save()}
            </Button>
          </>
        }
      >
        {SECTIONS.map((section) => (
          <OwnSection
            key={section.id}
            section={section}
            isOpen={sections.isOpen(section.id)}
            onToggle={(isOpen) => sections.toggle(section.id, isOpen)}
          />
        ))}
      </LongForm>
    </OwnFormProvider>
  );
}

/** Validates the values as they will be sent, so that empty rows are not errors. */
const schema = async () => {
  const [{ z }, { OwnActivityInput }] = await Promise.all([
    import('zod'),
    import('@relish/shared/library/activities/own-activity.ts'),
  ]);
  return z
    .custom<OwnValues>()
    .transform((values) => sentValues(values) as unknown as Input<'activities/add'>)
    .pipe(OwnActivityInput);
};
