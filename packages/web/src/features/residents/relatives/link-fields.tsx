import { DECIDING_LEVEL } from '@relish/shared/residents/consents/decision-makers.ts';
import {
  ACCESS_LEVELS,
  type AccessLevel,
  type Authority,
  isMoneyOnly,
  type Relationship,
} from '@relish/shared/residents/relatives/choices.ts';
import { Controller, get, useFormContext } from 'react-hook-form';

import { Banner } from '../../../ui/feedback/banner.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { DateField } from '../../../ui/forms/date-field.tsx';
import { RadioCards } from '../../../ui/forms/radio-cards.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { m } from '../../../words/m.ts';
import {
  authorityOptions,
  emergencyOptions,
  LEVEL_WORDS,
  relationshipOptions,
} from './relative-words.ts';

import styles from './relatives.module.css';

/** Values that the invitation form and the link form share. */
export interface LinkValues {
  relationship: Relationship;
  access_level: AccessLevel;
  authority?: Authority | undefined;
  authority_seen_on?: string | null | undefined;
  is_main_contact?: boolean | undefined;
  emergency_order?: 1 | 2 | 3 | 4 | 5 | null | undefined;
  notes?: string | null | undefined;
}

function useFieldErrors() {
  const { errors } = useFormContext<LinkValues>().formState;
  return (name: string): string[] | undefined => {
    const error: { message?: string } | undefined = get(errors, name);
    return error?.message === undefined ? undefined : [error.message];
  };
}

export function RelationshipField({ name }: { name: string }) {
  const listErrors = useFieldErrors();
  return (
    <Controller<LinkValues, 'relationship'>
      name="relationship"
      render={({ field }) => (
        <Select
          {...field}
          label={m.relatives_relationship({ name })}
          errors={listErrors('relationship')}
          options={relationshipOptions()}
        />
      )}
    />
  );
}

export function LevelField({ name }: { name: string }) {
  const listErrors = useFieldErrors();
  return (
    <Controller<LinkValues, 'access_level'>
      name="access_level"
      render={({ field: { value, onChange, ...field } }) => (
        <RadioCards
          {...field}
          value={value === undefined ? undefined : String(value)}
          onChange={(level) => onChange(Number(level))}
          label={m.relatives_level()}
          errors={listErrors('access_level')}
          options={ACCESS_LEVELS.map((level) => ({
            value: String(level),
            label: LEVEL_WORDS[level].label(),
            description: LEVEL_WORDS[level].text({ name }),
          }))}
        />
      )}
    />
  );
}

export function AuthorityFields() {
  const listErrors = useFieldErrors();
  const { watch } = useFormContext<LinkValues>();
  const [authority, level] = watch(['authority', 'access_level']);
  const has = authority !== undefined && authority !== 'none';
  return (
    <>
      <Controller<LinkValues, 'authority'>
        name="authority"
        render={({ field: { value, onChange, ...field } }) => (
          <Select
            {...field}
            value={value === 'none' ? null : value}
            onChange={(next) => onChange(next ?? 'none')}
            label={m.relatives_authority()}
            hint={m.relatives_authority_hint()}
            optional={level !== DECIDING_LEVEL}
            placeholder={m.relatives_authority_none()}
            errors={listErrors('authority')}
            options={authorityOptions()}
          />
        )}
      />
      {has && isMoneyOnly(authority) && (
        <Banner kind="info">{m.relatives_money_only_text()}</Banner>
      )}
      {has && (
        <Controller<LinkValues, 'authority_seen_on'>
          name="authority_seen_on"
          render={({ field }) => (
            <DateField
              {...field}
              label={m.relatives_authority_seen_on()}
              optional={level !== DECIDING_LEVEL}
              errors={listErrors('authority_seen_on')}
            />
          )}
        />
      )}
    </>
  );
}

export function ContactFields({ mainNow }: { mainNow: string | undefined }) {
  const listErrors = useFieldErrors();
  const { register } = useFormContext<LinkValues>();
  return (
    <>
      <Checkbox
        {...register('is_main_contact')}
        label={m.relatives_main_contact_label()}
        hint={[
          m.relatives_main_contact_hint(),
          mainNow !== undefined && m.relatives_main_contact_now({ name: mainNow }),
        ]
          .filter(Boolean)
          .join(' ')}
        errors={listErrors('is_main_contact')}
      />
      <div className={styles.pair}>
        <Controller<LinkValues, 'emergency_order'>
          name="emergency_order"
          render={({ field: { value, onChange, ...field } }) => (
            <Select
              {...field}
              value={value ? String(value) : null}
              onChange={(order) => onChange(order === null ? null : Number(order))}
              label={m.relatives_emergency_label()}
              placeholder={m.relatives_emergency_no()}
              optional
              errors={listErrors('emergency_order')}
              options={emergencyOptions()}
            />
          )}
        />
      </div>
      <TextArea
        {...register('notes')}
        label={m.relatives_notes()}
        hint={m.relatives_notes_hint()}
        optional
        maxLength={1000}
        errors={listErrors('notes')}
      />
    </>
  );
}
