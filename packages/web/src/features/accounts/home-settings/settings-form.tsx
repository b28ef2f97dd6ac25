import type { HomeSettings } from '@relish/shared/accounts/home-settings/contract.ts';
import { Fragment } from 'react';

import { FoldSection } from '../../../forms/fold-section.tsx';
import { LongForm } from '../../../forms/long-form.tsx';
import { useFoldSections } from '../../../forms/use-fold-sections.ts';
import { useLongForm } from '../../../forms/use-long-form.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { useWideScreen } from '../../../ui/layout/use-wide-screen.ts';
import { m } from '../../../words/m.ts';
import { useEditHomeSettings } from './api.ts';
import { BandField } from './band-field.tsx';
import { SettingsFormProvider, type SettingsValues } from './form-context.ts';
import { OTHER_FIELDS } from './other-fields.tsx';
import { fieldNamed, FIELDS, SECTIONS } from './sections.ts';

import styles from './settings.module.css';

export function SettingsForm({ settings }: { settings: HomeSettings }) {
  const edit = useEditHomeSettings();
  const long = useLongForm<SettingsValues>({
    schema,
    defaultValues: () => settings,
    send,
    draftName: 'home-settings',
    listed: { fields: FIELDS, findField: fieldNamed, elsewhere: [] },
  });
  const { form } = long;
  const isWide = useWideScreen();
  const folds = useFoldSections({
    first: () => (isWide ? SECTIONS.map(({ id }) => id) : ['missed']),
    wrong: long.problems.flatMap(({ name }) => fieldNamed(name)?.section ?? []),
  });

  async function send(values: SettingsValues) {
    const saved = await edit.mutateAsync(values);
    long.draft.startAfresh();
    form.reset(saved);
    showToast({ title: m.home_settings_saved(), tone: 'success' });
  }

  const goToField = (name: string) => {
    folds.unfold(fieldNamed(name)?.section ?? '');
    long.focusField(name);
  };

  return (
    <SettingsFormProvider value={form}>
      <LongForm
        long={long}
        onGoToField={goToField}
        nav={{
          label: m.home_settings_sections(),
          sections: SECTIONS,
          onGoTo: folds.goToSection,
        }}
        actions={
          <Button type="submit" busy={form.busy}>
            {form.busy ? m.ui_saving() : m.home_settings_save()}
          </Button>
        }
      >
        {SECTIONS.map(({ id, title, text, bands = [], fields = [] }) => (
          <FoldSection
            key={id}
            id={id}
            title={title()}
            text={text()}
            isOpen={folds.isOpen(id)}
            onToggle={(isOpen) => folds.toggle(id, isOpen)}
          >
            {bands.map((band) => (
              <div key={band} className={styles.wide}>
                <BandField id={band} />
              </div>
            ))}
            {fields.map((name) => (
              <Fragment key={name}>{name !== 'bands' && OTHER_FIELDS[name]()}</Fragment>
            ))}
          </FoldSection>
        ))}
      </LongForm>
    </SettingsFormProvider>
  );
}

const schema = async () =>
  (await import('@relish/shared/accounts/home-settings/contract.ts')).HomeSettings;
