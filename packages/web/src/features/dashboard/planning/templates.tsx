import { TEMPLATE_NAME } from '@relish/shared/dashboard/planning/choices.ts';
import { Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';

import type { ApiError } from '../../../api/api-error.ts';
import { sentence } from '../../../api/error-catalogue.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { ListRow } from '../../../ui/layout/list-row.tsx';
import { List } from '../../../ui/layout/list.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { m } from '../../../words/m.ts';
import {
  type Template,
  useApplyTemplate,
  useDeleteTemplate,
  useRestoreTemplate,
  useSaveTemplate,
  useTemplates,
} from './api.ts';
import { useDrafts } from './use-drafts.ts';

import styles from './planning.module.css';

const UNDO_SECONDS = 10;

const warn = (error: ApiError) => {
  if (error.status === 422) showToast({ title: sentence(error), tone: 'warning' });
};

interface Props {
  week: string;
  onClose: () => void;
}

/** Weeks that the home uses again: used, deleted with an undo, or saved from the week shown. */
export default function Templates({ week, onClose }: Props) {
  const { data, isError, isFetching, refetch } = useTemplates();
  return (
    <Dialog isOpen onClose={onClose} title={m.planning_templates()}>
      <div className={styles.stack}>
        {isError && !data ? (
          <ErrorState level={3} busy={isFetching} onRetry={() => void refetch()} />
        ) : !data ? (
          <Skeleton shape="pair" width="long" />
        ) : data.length === 0 ? (
          <p className={styles.quiet}>{m.planning_templates_none()}</p>
        ) : (
          <List label={m.planning_templates()} rows={data} rowKey={({ id }) => id}>
            {(template) => <TemplateRow {...{ template, week, onClose }} />}
          </List>
        )}
        <SaveTemplate week={week} />
      </div>
    </Dialog>
  );
}

function TemplateRow({ template, week, onClose }: Props & { template: Template }) {
  const { id, name, events } = template;
  const applying = useApplyTemplate();
  const deleting = useDeleteTemplate();
  const restoring = useRestoreTemplate();
  const { announce } = useDrafts();
  const apply = () =>
    applying.mutate(
      { id, week },
      {
        onSuccess: (made) => {
          announce(made);
          onClose();
        },
        onError: warn,
      },
    );
  const remove = () =>
    deleting.mutate(
      { id },
      {
        onSuccess: () =>
          showToast({
            title: m.planning_template_deleted({ name }),
            seconds: UNDO_SECONDS,
            action: {
              label: m.ui_undo(),
              run: () => restoring.mutate({ id }, { onError: warn }),
            },
          }),
      },
    );
  return (
    <ListRow
      title={<span translate="no">{name}</span>}
      subtitle={m.planning_template_events({ count: events })}
      trailing={
        <>
          <Button
            kind="quiet"
            size="small"
            busy={applying.isPending}
            aria-label={m.planning_template_use_named({ name })}
            onClick={() => applying.isPending || apply()}
          >
            {m.planning_template_use()}
          </Button>
          <IconButton
            label={m.planning_template_delete({ name })}
            onClick={() => deleting.isPending || remove()}
          >
            <Trash2 aria-hidden="true" />
          </IconButton>
        </>
      }
    />
  );
}

function SaveTemplate({ week }: { week: string }) {
  const saving = useSaveTemplate();
  const [name, setName] = useState('');
  const [errors, setErrors] = useState<string[]>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (saving.isPending) return;
    saving.mutate(
      { name, week },
      {
        onSuccess: (saved) => {
          setName('');
          setErrors(undefined);
          showToast({
            title: m.planning_template_saved({ name: saved.name }),
            tone: 'success',
          });
        },
        onError: (error) => {
          if (error.status !== 422) return;
          const { name: wrong, week: empty } = error.body?.errors ?? {};
          setErrors(wrong ?? empty);
        },
      },
    );
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        label={m.planning_template_name()}
        hint={m.planning_template_hint()}
        name="name"
        autoComplete="off"
        maxLength={TEMPLATE_NAME.max}
        value={name}
        errors={errors}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <div className={styles.buttons}>
        <Button type="submit" kind="quiet" busy={saving.isPending}>
          {m.planning_template_save()}
        </Button>
      </div>
    </form>
  );
}
