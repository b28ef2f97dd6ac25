import { Pencil } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import { useCan } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { m } from '../../../words/m.ts';
import { useResidentTags } from './api.ts';
import { TagChip } from './tag-chip.tsx';

import styles from './system-tags.module.css';

const EditTags = lazy(() => import('./edit-tags.tsx'));

export function TagsCard({ residentId }: { residentId: string }) {
  const tags = useResidentTags(residentId);
  const [editing, setEditing] = useState(false);
  const mayEdit = useCan('residents.edit') && tags.isSuccess;
  const edit = (
    <Button
      kind="quiet"
      size="small"
      icon={<Pencil aria-hidden="true" />}
      onClick={() => setEditing(true)}
    >
      {m.tags_card_edit()}
    </Button>
  );
  return (
    <Card title={m.tags_card_title()} {...(mayEdit && { actions: edit })}>
      {tags.isError ? (
        <>
          <p>{m.tags_card_error()}</p>
          <div>
            <Button kind="quiet" size="small" onClick={() => void tags.refetch()}>
              {m.ui_try_again()}
            </Button>
          </div>
        </>
      ) : tags.isPending ? (
        <Skeleton shape="line" width="long" />
      ) : tags.data.length === 0 ? (
        <p className={styles.note}>{m.tags_card_none()}</p>
      ) : (
        <ul className={styles.tags} aria-label={m.tags_card_title()}>
          {tags.data.map((tag) => (
            <li key={tag.tag}>
              <TagChip tag={tag} />
            </li>
          ))}
        </ul>
      )}
      {editing && tags.data && (
        <Suspense>
          <EditTags residentId={residentId} worn={tags.data} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </Card>
  );
}
