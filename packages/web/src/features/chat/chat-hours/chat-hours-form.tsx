import type { Input } from '@relish/shared/calls.ts';
import { HOURS_LIMITS, PROMISES } from '@relish/shared/chat/chat-hours/choices.ts';
import type { ChatSettings } from '@relish/shared/chat/chat-hours/contract.ts';
import { Controller, useWatch } from 'react-hook-form';

import { DraftNotice } from '../../../forms/draft-notice.tsx';
import { useCallForm } from '../../../forms/use-call-form.ts';
import { useDraft } from '../../../forms/use-draft.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { Select } from '../../../ui/forms/select.tsx';
import { Switch } from '../../../ui/forms/switch.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { m } from '../../../words/m.ts';
import { useEditChatSettings } from './api.ts';
import { DaysField } from './days-field.tsx';

import styles from './hours.module.css';

/** Answering hours, promise and automatic answer of the home. */
export function ChatHoursForm({ settings }: { settings: ChatSettings }) {
  const edit = useEditChatSettings();
  const form = useCallForm<Input<'chat-hours/edit'>>({
    schema: async () => (await import('@relish/shared/chat/chat-hours/contract.ts')).ChatSettings,
    defaultValues: settings,
    send: async (values) => {
      const saved = await edit.mutateAsync(values);
      draft.forget();
      form.reset(saved);
      showToast({ title: m.chat_hours_saved(), tone: 'success' });
    },
  });
  const draft = useDraft('chat-hours', form);
  const { control, listErrors } = form;
  const hours = useWatch({ control, name: 'hours' });
  const isAutomatic = useWatch({ control, name: 'answers_automatically' });
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      <DraftNotice draft={draft} />
      {form.problem !== undefined && <Banner kind="danger">{form.problem}</Banner>}
      <Card title={m.chat_hours_title()}>
        <DaysField form={form} />
      </Card>
      <Card title={m.chat_hours_promise_title()}>
        <div className={styles.select}>
          <Controller
            control={control}
            name="promise_hours"
            render={({ field }) => (
              <Select
                {...field}
                label={m.chat_hours_promise()}
                hint={
                  hours.length > 0
                    ? m.chat_hours_promise_hint()
                    : m.chat_hours_promise_hint_always()
                }
                placeholder={m.chat_hours_promise_none()}
                value={field.value === null ? null : String(field.value)}
                onChange={(value) => field.onChange(value === null ? null : Number(value))}
                errors={listErrors('promise_hours')}
                options={PROMISES.map((count) => ({
                  value: String(count),
                  label: m.chat_hours_promise_option({ count }),
                }))}
              />
            )}
          />
        </div>
      </Card>
      <Card title={m.chat_hours_automatic_title()}>
        <div className={styles.fields}>
          <Controller
            control={control}
            name="answers_automatically"
            render={({ field }) => (
              <Switch
                {...field}
                label={m.chat_hours_automatic()}
                hint={m.chat_hours_automatic_hint()}
              />
            )}
          />
          {isAutomatic && hours.length === 0 && (
            <Banner kind="attention">{m.chat_hours_automatic_needs()}</Banner>
          )}
          <TextArea
            label={m.chat_hours_automatic_text()}
            maxLength={HOURS_LIMITS.answer}
            {...form.field('automatic_answer')}
          />
        </div>
      </Card>
      <div>
        <Button type="submit" busy={form.busy}>
          {form.busy ? m.ui_saving() : m.chat_hours_save()}
        </Button>
      </div>
    </form>
  );
}
