import type { HomeSettings } from '@relish/shared/home-settings/contract.ts';
import { Fragment, useRef } from 'react';

import { useCallForm } from '../../api/use-call-form.ts';
import { useDraft } from '../../session/use-draft.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { DraftNotice } from '../../ui/draft-notice.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { FoldSection } from '../../ui/fold-section.tsx';
import { listProblems } from '../../ui/form-problems.ts';
import { LeaveQuestion } from '../../ui/leave-question.tsx';
import { SectionNav } from '../../ui/section-nav.tsx';
import { showToast } from '../../ui/toast-state.ts';
import { useFoldSections } from '../../ui/use-fold-sections.ts';
import { useLeaveGuard } from '../../ui/use-leave-guard.ts';
import { useWideScreen } from '../../ui/use-wide-screen.ts';
import { m } from '../../words/m.ts';
import { useEditHomeSettings } from './api.ts';
import { BandField } from './band-field.tsx';
import { SettingsFormProvider } from './form-context.ts';
import { OTHER_FIELDS } from './other-fields.tsx';
import { fieldNamed, FIELDS, SECTIONS } from './sections.ts';

import frame from '../../ui/long-form.module.css';
import styles from './settings.module.css';

export function SettingsForm({ settings }: { settings: HomeSettings }) {
  const edit = useEditHomeSettings();
  const element = useRef<HTMLFormElement>(null);
  const form = useCallForm<HomeSettings>({ schema, defaultValues: settings, send });
  const { errors, isDirty, submitCount } = form.formState;
  const draft = useDraft('home-settings', form);
  const guard = useLeaveGuard(isDirty);
  const isWide = useWideScreen();
  const problems = listProblems(errors, { fields: FIELDS, fieldOf: fieldNamed, elsewhere: [] });
  const folds = useFoldSections({
    first: () => (isWide ? SECTIONS.map(({ id }) => id) : ['missed']),
    wrong: problems.flatMap(({ name }) => fieldNamed(name)?.section ?? []),
  });

  async function send(values: HomeSettings) {
    const saved = await edit.mutateAsync(values);
    draft.startAfresh();
    form.reset(saved);
    showToast({ title: m.home_settings_saved(), tone: 'success' });
  }

  const goToField = (name: string) => {
    folds.unfold(fieldNamed(name)?.section ?? '');
    element.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  };

  return (
    <SettingsFormProvider value={form}>
      <div className={frame.layout}>
        <SectionNav
          label={m.home_settings_sections()}
          sections={SECTIONS}
          onGoTo={folds.goToSection}
        />
        <form ref={element} className={frame.form} onSubmit={form.submit} noValidate>
          <DraftNotice draft={draft} />
          {form.problem !== undefined && <Banner kind="danger">{form.problem}</Banner>}
          <ErrorSummary problems={problems} attempt={submitCount} onGoTo={goToField} />
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
          <div className={frame.bar}>
            <Button type="submit" busy={form.busy}>
              {form.busy ? m.ui_saving() : m.home_settings_save()}
            </Button>
          </div>
        </form>
      </div>
      <LeaveQuestion guard={guard} kept />
    </SettingsFormProvider>
  );
}

const schema = async () => (await import('@relish/shared/home-settings/contract.ts')).HomeSettings;
