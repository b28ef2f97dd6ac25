import type { Input } from '@relish/shared/calls.ts';
import {
  needsAttention,
  OBSERVATION_ACTIONS,
  OBSERVATION_TYPES,
} from '@relish/shared/observations/choices.ts';
import { useState } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';

import { useCallForm } from '../../api/use-call-form.ts';
import { useDraft } from '../../session/use-draft.ts';
import { useToday } from '../../session/use-today.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { DraftNotice } from '../../ui/draft-notice.tsx';
import { LeaveQuestion } from '../../ui/leave-question.tsx';
import { Link } from '../../ui/link.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-state.ts';
import { useLeaveGuard } from '../../ui/use-leave-guard.ts';
import { m } from '../../words/m.ts';
import { useAddObservation } from './api.ts';
import { ACTION_WORDS, TYPE_ICONS, TYPE_WORDS } from './observation-words.ts';
import { SeenAtField } from './seen-at-field.tsx';

import frame from '../../ui/long-form.module.css';
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
  const add = useAddObservation();
  // Kept with the draft: a second try with the same one keeps nothing twice.
  const [defaultValues] = useState(() => emptyValues(residentId, reportId));
  const form = useCallForm<Values>({ schema, defaultValues, send });
  const draft = useDraft(`observation ${residentId} ${reportId ?? ''}`, form);
  const guard = useLeaveGuard(form.formState.isDirty);
  const [type, action] = useWatch({ control: form.control, name: ['type', 'action'] });
  const tells = needsAttention({ type: type ?? null, action: action ?? null });

  async function send(values: Values) {
    const { outcome, needs_attention } = await add.mutateAsync(values);
    draft.forget();
    guard.release();
    if (outcome === 'saved_before_differently')
      showToast({
        title: m.observations_saved_before(),
        text: m.observations_saved_before_text(),
        tone: 'warning',
        seconds: 8,
      });
    else
      showToast({
        title: needs_attention ? m.observations_saved_told() : m.observations_saved(),
        tone: 'success',
      });
    await navigate(back, { replace: true });
  }

  return (
    <form className={`${frame.form} ${styles.form}`} onSubmit={form.submit} noValidate>
      <Banner kind="info">{m.observations_not_incident()}</Banner>
      <DraftNotice draft={draft} />
      {form.problem !== undefined && <Banner kind="danger">{form.problem}</Banner>}
      <Controller
        control={form.control}
        name="type"
        render={({ field }) => (
          <RadioCards
            {...field}
            label={m.observations_type()}
            errors={form.errorsOf('type')}
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
          <SeenAtField {...{ value, onChange }} errors={form.errorsOf('seen_at')} />
        )}
      />
      <Controller
        control={form.control}
        name="action"
        render={({ field }) => (
          <RadioCards
            {...field}
            label={m.observations_action()}
            errors={form.errorsOf('action')}
            options={OBSERVATION_ACTIONS.map((value) => ({ value, label: ACTION_WORDS[value]() }))}
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
              errors={form.errorsOf('follow_up_date')}
            />
          )}
        />
      </div>
      {tells ? (
        <Banner kind="attention" title={m.observations_told_title()}>
          {m.observations_told_text()}
        </Banner>
      ) : (
        <p className={styles.quiet}>{m.observations_kept_text()}</p>
      )}
      <div className={frame.bar}>
        <div className={styles.cancel}>
          <Link kind="quiet-button" to={back}>
            {m.ui_cancel()}
          </Link>
        </div>
        <Button type="submit" busy={form.busy}>
          {saveLabel()}
        </Button>
      </div>
      <LeaveQuestion guard={guard} kept />
    </form>
  );

  function saveLabel() {
    if (form.busy) return m.ui_saving();
    return tells ? m.observations_save_tell() : m.observations_save();
  }
}

const schema = async () =>
  (await import('@relish/shared/observations/contract.ts')).observationCalls['observations/add']
    .input;

const emptyValues = (residentId: string, reportId: string | null): Partial<Values> => ({
  client_uuid: crypto.randomUUID(),
  resident_id: residentId,
  report_id: reportId,
  text: '',
  seen_at: new Date().toISOString(),
  action_by: '',
  follow_up_date: null,
});
