import { EVENT_LIMITS } from '@relish/shared/events/events/choices.ts';
import { Controller, useWatch } from 'react-hook-form';

import { useCan } from '../../../session/use-session.ts';
import { RadioCards } from '../../../ui/forms/radio-cards.tsx';
import { Switch } from '../../../ui/forms/switch.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Chips } from '../../../ui/layout/chips.tsx';
import { m } from '../../../words/m.ts';
import { useEventForm } from './event-form-context.ts';
import { InvitedFields } from './event-form-invited.tsx';
import { EventWarnings } from './event-form-warnings.tsx';
import { AUDIENCES, FAMILIES } from './event-form-words.ts';

import styles from './event-form.module.css';

const AUDIENCE_ORDER = ['residents', 'all', 'family', 'staff'] as const;
const FAMILY_ORDER = ['all_home', 'linked_to_invited', 'none'] as const;

export function PeopleFields() {
  const { form } = useEventForm();
  const { control, listErrors } = form;
  const mayInvite = useCan('residents.view');
  const [audience, rsvp] = useWatch({ control, name: ['audience', 'rsvp'] });
  const isForStaff = audience === 'staff';
  return (
    <>
      <div className={styles.wide}>
        <Controller
          control={control}
          name="audience"
          render={({ field }) => (
            <Chips
              {...field}
              label={m.event_form_audience()}
              hint={AUDIENCES[audience].text()}
              errors={listErrors('audience')}
              options={AUDIENCE_ORDER.map((value) => {
                const { label, icon: Icon } = AUDIENCES[value];
                return { value, label: label(), icon: <Icon /> };
              })}
            />
          )}
        />
      </div>
      {mayInvite && !isForStaff && <InvitedFields />}
      {mayInvite && !isForStaff && <EventWarnings />}
      {!isForStaff && (
        <div className={styles.wide}>
          <Controller
            control={control}
            name="family_scope"
            render={({ field }) => (
              <RadioCards
                {...field}
                label={m.event_form_families()}
                errors={listErrors('family_scope')}
                options={FAMILY_ORDER.filter(
                  (value) => mayInvite || value !== 'linked_to_invited' || field.value === value,
                ).map((value) => ({
                  value,
                  label: FAMILIES[value].label(),
                  description: FAMILIES[value].text(),
                }))}
              />
            )}
          />
        </div>
      )}
      <Controller
        control={control}
        name="rsvp"
        render={({ field }) => (
          <Switch {...field} label={m.event_form_rsvp()} hint={m.event_form_rsvp_hint()} />
        )}
      />
      {rsvp && (
        <TextField
          label={m.event_form_capacity()}
          hint={m.event_form_capacity_hint()}
          optional
          inputMode="numeric"
          autoComplete="off"
          {...form.field('capacity')}
        />
      )}
      <CostField />
    </>
  );
}

const CostField = () => (
  <TextField
    label={m.event_form_cost()}
    optional
    inputMode="decimal"
    autoComplete="off"
    maxLength={String(EVENT_LIMITS.cost_pence).length + 4}
    {...useEventForm().form.field('cost_pence')}
  />
);
