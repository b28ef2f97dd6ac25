import { useDeferredValue, useState } from 'react';

import { useCall } from '../../../api/hooks.ts';
import { RemovableChips } from '../../../ui/forms/removable-chips.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { ListRow } from '../../../ui/layout/list-row.tsx';
import { List } from '../../../ui/layout/list.tsx';
import { m } from '../../../words/m.ts';
import { CategorySign } from '../../library/activities/public.tsx';

import styles from './filter-bar.module.css';

const SHOWN = 5;

interface Props {
  /** Title of the chosen activity. */
  chosen: string | undefined;
  onChange: (activity: string | undefined) => void;
}

/** Searches the whole library on the server, best match first. */
export function ActivityField({ chosen, onChange }: Props) {
  const [typed, setTyped] = useState('');
  const query = useDeferredValue(typed).trim();
  const found = useCall('activities/search', { query, limit: SHOWN }, { enabled: query !== '' });
  const activities = query === '' ? undefined : found.data?.activities;
  return (
    <div className={styles.search}>
      <TextField
        type="search"
        label={m.report_lists_activity()}
        placeholder={m.report_lists_activity_hint()}
        autoComplete="off"
        maxLength={100}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {chosen !== undefined && (
        <RemovableChips
          label={m.report_lists_activity_chosen()}
          items={[{ value: 'activity', label: chosen }]}
          onRemove={() => onChange(undefined)}
        />
      )}
      <output>
        {activities?.length === 0 && (
          <p className={styles.none}>{m.report_lists_activity_none()}</p>
        )}
      </output>
      {activities && activities.length > 0 && (
        <List label={m.report_lists_activity_found()} rows={activities} rowKey={({ id }) => id}>
          {({ id, title, category }) => (
            <ListRow
              title={title}
              leading={<CategorySign category={category} size={28} />}
              onPress={() => {
                onChange(id);
                setTyped('');
              }}
            />
          )}
        </List>
      )}
    </div>
  );
}
