import type { Input } from '@relish/shared/calls.ts';
import {
  needsAttention,
  OBSERVATION_ACTIONS,
  OBSERVATION_TYPES,
} from '@relish/shared/reports/observations/choices.ts';
import { useState } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';

import { LongForm } from '../../../forms/long-form.tsx';
import { useLongForm } from '../../../forms/use-long-form.ts';
import { useToday } from '../../../session/use-today.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { DateField } from '../../../ui/forms/date-field.tsx';
import { RadioCards } from '../../../ui/forms/radio-cards.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { m } from '../../../words/m.ts';
import { useAddObservation } from './api.ts';
import { ConcernSaved } from './concern-saved.tsx';
import { ACTION_WORDS, TYPE_ICONS, TYPE_WORDS } from './observation-words.ts';
import { SafeguardingContacts } from './safeguarding-contacts.tsx';
import { SeenAtField } from './seen-at-field.tsx';

import frame from '../../../forms/long-form.module.css';
import styles from './observation-form.module.css';

type Values = Input<'observations/add'>;

interface Props {
  residentId: string;
  reportId: string | null;
  back: string;
}

export function ObservationForm({ residentId, reportId, back }: Props) {
  const navigate = useNavigate();
  const today = useToday();
  const [isConcernSaved, setConcernSaved] = useState(false);
  const add = useAddObservation();
  const long = useLongForm<Values>({
    schema,
    defaultValues: () => emptyValues(residentId, reportId),
    send,
    draftName: `observation ${residentId} ${reportId ?? ''}`,
    listed: LISTED,
  });
  const { form } = long;
  const [type, action] = useWatch({ control: form.control, name: ['type', 'action'] });
  const tells = needsAttention({ type: type ?? null, action: action ?? null });

  async function send(values: Values) {
    const { outcome, needs_attention } = await add.mutateAsync(values);
    long.finish();
    if (outcome === 'saved_before_differently')
      showToast({
        title: m.observations_saved_before(),
        text: m.observations_saved_before_text(),
        tone: 'warning',
        seconds: 8,
      });
    else if (needs_attention) {
      setConcernSaved(true);
      return;
    } else showToast({ title: m.observations_saved(), tone: 'success' });
    await navigate(back, { replace: true });
  }

  if (isConcernSaved) return <ConcernSaved back={back} />;
  return (
    <div className={styles.form}>
      <Banner kind="info">{m.observations_not_incident()}</Banner>
      <LongForm
        long={long}
        onGoToField={long.focusField}
        look={{ form: `${frame.form} ${styles.form}`, bar: frame.bar }}
        actions={
          <>
            <div className={styles.cancel}>
              <Link kind="quiet-button" to={back}>
                {m.ui_cancel()}
              </Link>
            </div>
            <Button type="submit" busy={form.busy}>
              {saveLabel()}
            </Button>
          </>
        }
      >
        <Controller
          control={form.control}
          name="type"
          render={({ field }) => (
            <RadioCards
              {...field}
              label={m.observations_type()}
              errors={form.listErrors('type')}
              options={OBSERVATION_TYPES.map((value) => {
                const Icon = TYPE_ICONS[value];
                return { value, label: TYPE_WORDS[value](), icon: <Icon /> };
              })}
            />
          )}
        />
        <TextArea
          label={m.observations_text()}
          hint={m.observations_text_hint()}
          maxLength={1000}
          {...form.field('text')}
        />
        <Controller
          control={form.control}
          name="seen_at"
          render={({ field: { value, onChange } }) => (
            <SeenAtField {...{ value, onChange }} errors={form.listErrors('seen_at')} />
          )}
        />
        <Controller
          control={form.control}
          name="action"
          render={({ field }) => (
            <RadioCards
              {...field}
              label={m.observations_action()}
              errors={form.listErrors('action')}
              options={OBSERVATION_ACTIONS.map((value) => ({
                value,
                label: ACTION_WORDS[value](),
              }))}
            />
          )}
        />
        <div className={styles.pair}>
          {action !== undefined && action !== 'none' && (
            <TextField
              optional
              label={m.observations_action_by()}
              autoComplete="off"
              {...form.field('action_by')}
            />
          )}
          <Controller
            control={form.control}
            name="follow_up_date"
            render={({ field }) => (
              <DateField
                {...field}
                optional
                min={today}
                label={m.observations_follow_up()}
                hint={m.observations_follow_up_hint()}
                errors={form.listErrors('follow_up_date')}
              />
            )}
          />
        </div>
        {tells ? (
          <>
            <Banner kind="attention" title={m.observations_told_title()}>
              {m.observations_told_text()}
            </Banner>
            <SafeguardingContacts />
          </>
        ) : (
          <p className={styles.quiet}>{m.observations_kept_text()}</p>
        )}
      </LongForm>
    </div>
  );

  function saveLabel() {
    if (form.busy) return m.ui_saving();
    return tells ? m.observations_save_tell() : m.observations_save();
  }
}

const schema = async () =>
  (await import('@relish/shared/reports/observations/contract.ts')).observationCalls[
    'observations/add'
  ].input;

const FIELDS = [
  { name: 'type', label: m.observations_type },
  { name: 'text', label: m.observations_text },
  { name: 'seen_at', label: m.observations_seen },
  { name: 'action', label: m.observations_action },
  { name: 'action_by', label: m.observations_action_by },
  { name: 'follow_up_date', label: m.observations_follow_up },
];
const LISTED = {
  fields: FIELDS,
  findField: (name: string) => FIELDS.find((field) => field.name === name),
  elsewhere: [],
};

// The id is stored with the draft, so that a retry saves nothing twice.
const emptyValues = (residentId: string, reportId: string | null): Partial<Values> => ({
  client_uuid: crypto.randomUUID(),
  resident_id: residentId,
  report_id: reportId,
  text: '',
  seen_at: new Date().toISOString(),
  action_by: '',
  follow_up_date: null,
});
