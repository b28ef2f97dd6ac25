import { EyeOff, Share2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { Button } from '../../../ui/actions/button.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { m } from '../../../words/m.ts';
import { type Book, useRemoveBook, useShareBook } from './api.ts';

import styles from './books.module.css';

/** Shares a book with the family, or removes it. */
export function ShareCard({ data }: { data: Book }) {
  const share = useShareBook();
  const remove = useRemoveBook();
  const navigate = useNavigate();
  const [isRemoving, setRemoving] = useState(false);
  const { id, is_shared: isShared } = data;
  return (
    <Card title={m.photo_books_more()}>
      {data.resident !== null && (
        <>
          <p className={styles.soft}>
            {isShared ? m.photo_books_shared_text() : m.photo_books_not_shared_text()}
          </p>
          <Button
            kind="quiet"
            icon={isShared ? <EyeOff aria-hidden="true" /> : <Share2 aria-hidden="true" />}
            busy={share.isPending}
            onClick={() => share.isPending || share.mutate({ id, shared: !isShared })}
          >
            {isShared ? m.photo_books_unshare() : m.photo_books_share()}
          </Button>
        </>
      )}
      <Button kind="quiet" icon={<Trash2 aria-hidden="true" />} onClick={() => setRemoving(true)}>
        {m.photo_books_remove()}
      </Button>
      <ConfirmDialog
        isOpen={isRemoving}
        title={m.photo_books_remove_title()}
        confirmLabel={m.photo_books_remove()}
        kind="danger"
        busy={remove.isPending}
        onCancel={() => setRemoving(false)}
        onConfirm={() =>
          remove.mutate(
            { id },
            {
              onSuccess: () => {
                showToast({ title: m.photo_books_removed(), tone: 'success' });
                void navigate(data.kind === 'gazette' ? '/gazettes' : '/photo-books');
              },
            },
          )
        }
      >
        {m.photo_books_remove_text()}
      </ConfirmDialog>
    </Card>
  );
}
