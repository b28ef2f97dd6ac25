import type { Output } from '@relish/shared/calls.ts';
import { REVIEW_MONTHS } from '@relish/shared/pal/review.ts';
import { Controller } from 'react-hook-form';

import { useCallForm } from '../../api/use-call-form.ts';
import { useCan } from '../../session/use-session.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LeaveQuestion } from '../../ui/leave-question.tsx';
import { LockedState } from '../../ui/locked-state.tsx';
import { Page } from '../../ui/page.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Switch } from '../../ui/switch.tsx';
import { showToast } from '../../ui/toast-state.ts';
import { useLeaveGuard } from '../../ui/use-leave-guard.ts';
import { m } from '../../words/m.ts';
import { useEditHomeSettings, useHomeSettings } from './api.ts';

import styles from './home-settings-page.module.css';

type Settings = Output<'home-settings/get'>;

const MONTHS = Array.from({ length: REVIEW_MONTHS.max }, (_, index) => index + REVIEW_MONTHS.min);

export default function HomeSettingsPage() {
  const mayManage = useCan('home.manage');
  return (
    <Page title={m.home_settings_title()} lead={m.home_settings_lead()} underMore>
      {mayManage ? (
        <Loaded />
      ) : (
        <LockedState title={m.home_settings_locked_title()} unlock={m.home_settings_unlock()}>
          {m.home_settings_locked()}
        </LockedState>
      )}
    </Page>
  );
}

function Loaded() {
  const settings = useHomeSettings();
  if (settings.data) return <SettingsForm settings={settings.data} />;
  if (settings.isError)
    return <ErrorState busy={settings.isFetching} onRetry={() => void settings.refetch()} />;
  return (
    <Card title={m.home_settings_pal()}>
      <Skeleton shape="pair" width="long" />
      <Skeleton shape="pair" width="long" />
    </Card>
  );
}

function SettingsForm({ settings }: { settings: Settings }) {
  const edit = useEditHomeSettings();
  const form = useCallForm<Settings>({
    schema: async () => (await import('@relish/shared/home-settings/contract.ts')).HomeSettings,
    defaultValues: settings,
    send: async (values) => {
      form.reset(await edit.mutateAsync(values));
      showToast({ title: m.home_settings_saved(), tone: 'success' });
    },
  });
  const guard = useLeaveGuard(form.formState.isDirty);
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      {form.problem !== undefined && <Banner kind="danger">{form.problem}</Banner>}
      <Card title={m.home_settings_pal()}>
        <Controller
          control={form.control}
          name="pal_review_months"
          render={({ field }) => (
            <Select
              {...field}
              label={m.home_settings_months()}
              hint={m.home_settings_months_hint()}
              value={String(field.value)}
              onChange={(value) => field.onChange(Number(value))}
              errors={form.errorsOf('pal_review_months')}
              options={MONTHS.map((count) => ({
                value: String(count),
                label: m.home_settings_months_option({ count }),
              }))}
            />
          )}
        />
      </Card>
      <Card title={m.home_settings_family()}>
        <Controller
          control={form.control}
          name="pal_guide_for_relatives"
          render={({ field }) => (
            <Switch
              {...field}
              label={m.home_settings_guide()}
              hint={m.home_settings_guide_hint()}
            />
          )}
        />
        <Controller
          control={form.control}
          name="room_shown_to_relatives"
          render={({ field }) => (
            <Switch {...field} label={m.home_settings_room()} hint={m.home_settings_room_hint()} />
          )}
        />
        <Controller
          control={form.control}
          name="email_attachments"
          render={({ field }) => (
            <Switch
              {...field}
              label={m.home_settings_attachments()}
              hint={m.home_settings_attachments_hint()}
            />
          )}
        />
      </Card>
      <div>
        <Button type="submit" busy={form.busy}>
          {m.home_settings_save()}
        </Button>
      </div>
      <LeaveQuestion guard={guard} />
    </form>
  );
}
