import { EVENT_LIMITS } from '@relish/shared/events/events/choices.ts';
import { Controller, useWatch } from 'react-hook-form';

import { useCan } from '../../../session/use-session.ts';
import { RemovableChips } from '../../../ui/forms/removable-chips.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { m } from '../../../words/m.ts';
import { useStaff } from '../../accounts/staff/api.ts';
import { PerformerField } from '../performers/public.tsx';
import { useEventForm } from './event-form-context.ts';

import styles from './event-form.module.css';

export function TeamFields() {
  const { form, isHousehold } = useEventForm();
  const mayChooseStaff = useCan('staff.view') && !isHousehold;
  const mayChoosePerformer = useCan('performers.view');
  return (
    <>
      {mayChooseStaff && <StaffFields />}
      {mayChoosePerformer && <OutsidePerformer />}
      <div className={styles.wide}>
        <TextArea
          label={m.event_form_equipment()}
          optional
          maxLength={EVENT_LIMITS.equipment}
          {...form.field('equipment')}
        />
      </div>
    </>
  );
}

function OutsidePerformer() {
  const { control, listErrors } = useEventForm().form;
  const day = useWatch({ control, name: 'day' });
  return (
    <Controller
      control={control}
      name="performer_id"
      render={({ field: { ref: _ref, ...field } }) => (
        <PerformerField {...field} day={day} errors={listErrors('performer_id')} />
      )}
    />
  );
}

function StaffFields() {
  const { form } = useEventForm();
  const { control } = form;
  const { data: staff = [] } = useStaff(false);
  const helpers = useWatch({ control, name: 'helper_ids' });
  const options = staff
    .filter(({ active }) => active)
    .map(({ id, first_name, last_name }) => ({ value: id, label: `${first_name} ${last_name}` }));
  const change = (ids: string[]) => form.setValue('helper_ids', ids, { shouldDirty: true });
  return (
    <>
      <Controller
        control={control}
        name="lead_id"
        render={({ field }) => (
          <Select
            {...field}
            label={m.event_form_lead()}
            optional
            placeholder={m.event_form_lead_none()}
            errors={form.listErrors('lead_id')}
            options={options}
          />
        )}
      />
      <div className={styles.wide}>
        <Select
          name="helper_ids"
          label={m.event_form_helpers_add()}
          optional
          value={null}
          errors={form.listErrors('helper_ids')}
          options={options.filter(({ value }) => !helpers.includes(value))}
          onChange={(id) => id !== null && change([...helpers, id])}
        />
        {helpers.length > 0 && (
          <RemovableChips
            label={m.event_form_helpers()}
            items={options.filter(({ value }) => helpers.includes(value))}
            onRemove={(id) => change(helpers.filter((each) => each !== id))}
          />
        )}
      </div>
    </>
  );
}
