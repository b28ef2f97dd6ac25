import { calledName } from '@relish/shared/residents/residents/called-name.ts';
import { RISK_LIMITS } from '@relish/shared/risks/risk-assessments/choices.ts';
import { Controller, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';

import { DraftNotice } from '../../../forms/draft-notice.tsx';
import { useCallForm } from '../../../forms/use-call-form.ts';
import { useDraft } from '../../../forms/use-draft.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { RemovableChips } from '../../../ui/forms/removable-chips.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { m } from '../../../words/m.ts';
import { useStaff } from '../../accounts/staff/api.ts';
import { type Outing, useSaveOuting } from './api.ts';
import { type OutingValues, toSent, toValues } from './outing-values.ts';

import styles from './outing.module.css';

/** The people who go, their helpers, the vehicle and the plans. */
export function OutingForm({ outing }: { outing: Outing }) {
  const { event_id, revision, goers } = outing;
  const navigate = useNavigate();
  const save = useSaveOuting();
  const form = useCallForm<OutingValues>({
    schema: loadSchema,
    defaultValues: toValues(outing),
    send: async (values) => {
      await save.mutateAsync({ event_id, revision, details: toSent(values) });
      draft.forget();
      showToast({ title: m.outing_saved(), tone: 'success' });
      void navigate(`/outing?id=${event_id}`, { replace: true });
    },
  });
  const draft = useDraft(`outing ${event_id}`, form);
  const { control } = form;
  const chosen = useWatch({ control, name: 'staff_ids' });
  const { data: staff = [] } = useStaff(false);
  const options = staff
    .filter(({ active }) => active)
    .map(({ id, first_name, last_name }) => ({ value: id, label: `${first_name} ${last_name}` }));
  const going = options.filter(({ value }) => chosen.includes(value));
  const change = (ids: string[]) => form.setValue('staff_ids', ids, { shouldDirty: true });
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      <DraftNotice draft={draft} />
      {form.problem !== undefined && <Banner kind="danger">{form.problem}</Banner>}
      <Card title={m.outing_staff()}>
        <Select
          name="staff_ids"
          label={m.outing_staff_add()}
          optional
          value={null}
          errors={form.listErrors('staff_ids')}
          options={options.filter(({ value }) => !chosen.includes(value))}
          onChange={(id) => id !== null && change([...chosen, id])}
        />
        {going.length > 0 && (
          <RemovableChips
            label={m.outing_staff()}
            items={going}
            onRemove={(id) => change(chosen.filter((each) => each !== id))}
          />
        )}
        <Controller
          control={control}
          name="leader_id"
          render={({ field }) => (
            <Select
              {...field}
              label={m.outing_leader_field()}
              optional
              placeholder={m.outing_nobody_yet()}
              errors={form.listErrors('leader_id')}
              options={going}
            />
          )}
        />
      </Card>
      {goers.length > 0 && (
        <Card title={m.outing_who_goes()}>
          {goers.map((goer, at) => (
            <fieldset key={goer.id} className={styles.person} aria-label={calledName(goer)}>
              <h3 className={styles.name} translate="no">
                {calledName(goer)}
              </h3>
              <Controller
                control={control}
                name={`people.${at}.worker_id`}
                render={({ field }) => (
                  <Select
                    {...field}
                    label={m.outing_worker()}
                    optional
                    placeholder={m.outing_nobody_yet()}
                    options={going}
                  />
                )}
              />
              <TextField
                label={m.outing_description()}
                hint={m.outing_description_hint()}
                optional
                autoComplete="off"
                maxLength={RISK_LIMITS.note}
                {...form.field(`people.${at}.text`)}
              />
            </fieldset>
          ))}
        </Card>
      )}
      <Card title={m.outing_plans()}>
        <TextField
          label={m.outing_vehicle()}
          optional
          autoComplete="off"
          maxLength={RISK_LIMITS.note}
          {...form.field('vehicle')}
        />
        <TextArea
          label={m.outing_turn_back()}
          optional
          maxLength={RISK_LIMITS.reason}
          {...form.field('turn_back_rule')}
        />
        <TextArea
          label={m.outing_missing_plan()}
          optional
          maxLength={RISK_LIMITS.plan}
          {...form.field('missing_plan')}
        />
      </Card>
      <div>
        <Button type="submit" busy={form.busy}>
          {form.busy ? m.ui_saving() : m.outing_save()}
        </Button>
      </div>
    </form>
  );
}

/** Validates the values as they will be sent. */
const loadSchema = async () => {
  const [{ z }, { OutingDetails }] = await Promise.all([
    import('zod'),
    import('@relish/shared/outings/outings/contract.ts'),
  ]);
  return z.custom<OutingValues>().transform(toSent).pipe(OutingDetails);
};
