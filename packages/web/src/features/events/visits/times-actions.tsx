import { useCan } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { m } from '../../../words/m.ts';
import {
  type Hours,
  type Limit,
  useAddHours,
  useEndLimit,
  useRemoveHours,
  useResumeLimit,
} from './api.ts';

import styles from './visits.module.css';

const UNDO_SECONDS = 10;

interface Props {
  name: string;
  onEdit: () => void;
  end: { label: string; named: string; isBusy: boolean; run: () => void };
}

const Actions = ({ name, onEdit, end }: Props) => (
  <div className={styles.actions}>
    <Button kind="quiet" size="small" aria-label={m.visiting_edit_named({ name })} onClick={onEdit}>
      {m.visiting_edit()}
    </Button>
    <Button
      kind="quiet"
      size="small"
      aria-label={end.named}
      busy={end.isBusy}
      onClick={() => end.isBusy || end.run()}
    >
      {end.label}
    </Button>
  </div>
);

export function HoursActions({ hours, onEdit }: { hours: Hours; onEdit: () => void }) {
  const { id, ...values } = hours;
  const mayAdd = useCan('visiting-times.add');
  const remove = useRemoveHours();
  const add = useAddHours();
  const run = () =>
    remove.mutate(
      { id },
      {
        onSuccess: () =>
          showToast({
            title: m.visiting_removed(),
            tone: 'success',
            seconds: UNDO_SECONDS,
            ...(mayAdd && { action: { label: m.ui_undo(), run: () => add.mutate(values) } }),
          }),
      },
    );
  const end = {
    label: m.visiting_remove(),
    named: m.visiting_remove_named({ name: hours.label }),
    isBusy: remove.isPending,
    run,
  };
  return <Actions name={hours.label} onEdit={onEdit} end={end} />;
}

export function LimitActions({ limit, onEdit }: { limit: Limit; onEdit: () => void }) {
  const { id, what } = limit;
  const stop = useEndLimit();
  const resume = useResumeLimit();
  const run = () =>
    stop.mutate(
      { id },
      {
        onSuccess: () =>
          showToast({
            title: m.visiting_limit_ended(),
            tone: 'success',
            seconds: UNDO_SECONDS,
            action: { label: m.ui_undo(), run: () => resume.mutate({ id }) },
          }),
      },
    );
  const end = {
    label: m.visiting_limit_end(),
    named: m.visiting_limit_end_named({ name: what }),
    isBusy: stop.isPending,
    run,
  };
  return <Actions name={what} onEdit={onEdit} end={end} />;
}
