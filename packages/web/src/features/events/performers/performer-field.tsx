import { weekdayOf } from '@relish/shared/events/events/recurrence.ts';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import { useCan } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { m } from '../../../words/m.ts';
import { usePerformers } from './api.ts';
import { PaperBadges } from './paper-badges.tsx';
import { weekdayName } from './performer-words.ts';

import styles from './performers.module.css';

// Loaded when opened.
const PerformerDialog = lazy(() => import('./performer-dialog.tsx'));

interface Props {
  name: string;
  value: string | null;
  onChange: (id: string | null) => void;
  onBlur?: () => void;
  errors?: string[] | undefined;
  /** Of the event. */
  day: string | null;
}

/** Chooses an outside performer, or adds one in place. */
export function PerformerField({ name, value, onChange, onBlur, errors, day }: Props) {
  const mayAdd = useCan('performers.manage');
  const { data = [] } = usePerformers();
  const [isAdding, setAdding] = useState(false);
  const chosen = data.find(({ id }) => id === value);
  const isRestDay = day !== null && chosen?.rest_days.includes(weekdayOf(day)) === true;
  return (
    <div className={styles.field}>
      <Select
        name={name}
        label={m.performers_field()}
        hint={m.performers_field_hint()}
        optional
        placeholder={m.performers_field_none()}
        value={value}
        onChange={onChange}
        onBlur={onBlur}
        errors={errors}
        options={data
          .filter(({ archived, id }) => !archived || id === value)
          .map((each) => ({ value: each.id, label: each.name }))}
      />
      {chosen && <PaperBadges papers={chosen} day={day ?? undefined} />}
      {isRestDay && (
        <p className={styles.quiet}>
          {m.performers_rests({ name: chosen.name, day: weekdayName(weekdayOf(day)) })}
        </p>
      )}
      {mayAdd && (
        <Button
          kind="quiet"
          size="small"
          icon={<Plus aria-hidden="true" />}
          onClick={() => setAdding(true)}
        >
          {m.performers_add()}
        </Button>
      )}
      {isAdding && (
        <Suspense>
          <PerformerDialog onSaved={onChange} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </div>
  );
}
