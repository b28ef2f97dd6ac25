import { PencilLine } from 'lucide-react';
import { useDeferredValue } from 'react';

import { useCall } from '../../../api/hooks.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { m } from '../../../words/m.ts';
import { ActivityTiles } from './activity-tiles.tsx';
import { useRecordForm } from './record-context.ts';
import type { Start } from './record-values.ts';

import form from './record-form.module.css';

const SHOWN = 12;
const AT_REST = 6;

interface Props {
  typed: string;
  onType: (typed: string) => void;
  onChoose: (start: Start) => void;
}

/** Searches the library, and offers the typed text as a title of its own. */
export function ActivitySearch({ typed, onType, onChoose }: Props) {
  const { change } = useRecordForm();
  const query = useDeferredValue(typed.trim());
  const limit = query === '' ? AT_REST : SHOWN;
  const search = useCall('activities/search', { query, limit });
  const items = (search.data?.activities ?? []).map((each) => ({
    ...each,
    activity_id: each.id,
    place: null,
  }));
  const title = typed.trim();
  return (
    <>
      <TextField
        type="search"
        name="activity_id"
        label={m.reports_search()}
        autoComplete="off"
        maxLength={80}
        value={typed}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
        // Enter would submit the form before a choice is made.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {title.length >= 3 && (
        <Button
          kind="quiet"
          icon={<PencilLine aria-hidden="true" />}
          onClick={() => change({ activity_id: null, title: '', free_title: title })}
        >
          {m.reports_free_use({ title })}
        </Button>
      )}
      {items.length > 0 ? (
        <ActivityTiles
          title={query === '' ? m.reports_library() : m.reports_found()}
          items={items}
          onChoose={onChoose}
        />
      ) : search.isPending ? (
        <Skeleton shape="pair" width="long" />
      ) : (
        <p className={form.quiet}>{m.reports_none_found()}</p>
      )}
    </>
  );
}
