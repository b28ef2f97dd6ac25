import type { HomeSettings } from '@relish/shared/accounts/home-settings/contract.ts';
import { DEFAULT_SETTINGS } from '@relish/shared/accounts/home-settings/defaults.ts';
import { DAYS_AFTER_DEATH, REVIEW_MONTHS } from '@relish/shared/accounts/home-settings/limits.ts';
import type { ReactNode } from 'react';
import { Controller, useWatch } from 'react-hook-form';

import { Select } from '../../../ui/forms/select.tsx';
import { Switch } from '../../../ui/forms/switch.tsx';
import { m } from '../../../words/m.ts';
import { locale } from '../../../words/speak.ts';
import { DefaultLine } from './default-line.tsx';
import { useSettingsForm } from './form-context.ts';
import { NumberField } from './number-field.tsx';
import { SafeguardingFields } from './safeguarding-fields.tsx';

import styles from './settings.module.css';

const withDefault = (hint: string, value: string) => m.home_settings_hint_default({ hint, value });

function MissedDays() {
  const form = useSettingsForm();
  const days = useWatch({ control: form.control, name: 'missed_days' });
  const { soon, urgent } = DEFAULT_SETTINGS.missed_days;
  return (
    <div className={styles.wide}>
      <div className={styles.edges}>
        <NumberField name="missed_days.soon" label={m.home_settings_missed_soon()} />
        <NumberField name="missed_days.urgent" label={m.home_settings_missed_urgent()} />
      </div>
      <DefaultLine
        name={m.home_settings_missed()}
        value={m.home_settings_missed_default({ soon, urgent })}
        isDefault={days.soon === soon && days.urgent === urgent}
        onUse={() => {
          const shouldValidate = form.formState.isSubmitted;
          form.setValue('missed_days.soon', soon, { shouldDirty: true });
          form.setValue('missed_days.urgent', urgent, { shouldDirty: true, shouldValidate });
        }}
      />
    </div>
  );
}

const MONTHS = Array.from({ length: REVIEW_MONTHS.max }, (_, index) => index + REVIEW_MONTHS.min);
const monthsWords = (count: number) => m.home_settings_months_option({ count });
const dayName = (weekday: number) =>
  new Intl.DateTimeFormat(locale(), { weekday: 'long', timeZone: 'UTC' }).format(
    // 15 November 2026 is a Sunday.
    new Date(Date.UTC(2026, 10, 15 + weekday)),
  );
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 0];

interface NumberChoiceProps {
  name: 'pal_review_months' | 'consent_review_months' | 'days_after_death' | 'week_start';
  label: string;
  hint?: string;
  numbers: readonly number[];
  words: (value: number) => string;
}

function NumberChoice({ name, label, hint, numbers, words }: NumberChoiceProps) {
  const { control, listErrors } = useSettingsForm();
  const usual = words(DEFAULT_SETTINGS[name]);
  return (
    <Controller
      control={control}
      name={name}
      render={({ field }) => (
        <Select
          {...field}
          label={label}
          hint={
            hint === undefined
              ? m.home_settings_default({ value: usual })
              : withDefault(hint, usual)
          }
          placeholder={null}
          value={String(field.value)}
          onChange={(value) => field.onChange(Number(value))}
          errors={listErrors(name)}
          options={numbers.map((each) => ({ value: String(each), label: words(each) }))}
        />
      )}
    />
  );
}

type SwitchName = {
  [K in keyof HomeSettings]: HomeSettings[K] extends boolean ? K : never;
}[keyof HomeSettings];

function OnOff({ name, label, hint }: { name: SwitchName; label: string; hint: string }) {
  const { control } = useSettingsForm();
  const usual = DEFAULT_SETTINGS[name] ? m.home_settings_on() : m.home_settings_off();
  return (
    <div className={styles.wide}>
      <Controller
        control={control}
        name={name}
        render={({ field }) => <Switch {...field} label={label} hint={withDefault(hint, usual)} />}
      />
    </div>
  );
}

/** Fields for every setting that is not a band. */
export const OTHER_FIELDS: Record<Exclude<keyof HomeSettings, 'bands'>, () => ReactNode> = {
  missed_days: () => <MissedDays />,
  safeguarding_contacts: () => <SafeguardingFields />,
  pal_review_months: () => (
    <NumberChoice
      name="pal_review_months"
      label={m.home_settings_months()}
      hint={m.home_settings_months_hint()}
      numbers={MONTHS}
      words={monthsWords}
    />
  ),
  consent_review_months: () => (
    <NumberChoice
      name="consent_review_months"
      label={m.home_settings_consent_months()}
      hint={m.home_settings_consent_months_hint()}
      numbers={MONTHS}
      words={monthsWords}
    />
  ),
  days_after_death: () => (
    <NumberChoice
      name="days_after_death"
      label={m.home_settings_after_death()}
      hint={m.home_settings_after_death_hint()}
      numbers={DAYS_AFTER_DEATH}
      words={(count) => m.home_settings_after_death_option({ count })}
    />
  ),
  week_start: () => (
    <NumberChoice
      name="week_start"
      label={m.home_settings_week_start()}
      numbers={WEEKDAYS}
      words={dayName}
    />
  ),
  share_by_default: () => (
    <OnOff
      name="share_by_default"
      label={m.home_settings_share()}
      hint={m.home_settings_share_hint()}
    />
  ),
  pal_guide_for_relatives: () => (
    <OnOff
      name="pal_guide_for_relatives"
      label={m.home_settings_guide()}
      hint={m.home_settings_guide_hint()}
    />
  ),
  room_shown_to_relatives: () => (
    <OnOff
      name="room_shown_to_relatives"
      label={m.home_settings_room()}
      hint={m.home_settings_room_hint()}
    />
  ),
  products_for_relatives: () => (
    <OnOff
      name="products_for_relatives"
      label={m.home_settings_products()}
      hint={m.home_settings_products_hint()}
    />
  ),
  email_attachments: () => (
    <OnOff
      name="email_attachments"
      label={m.home_settings_attachments()}
      hint={m.home_settings_attachments_hint()}
    />
  ),
};
