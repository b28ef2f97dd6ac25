import { CircleCheck, EllipsisVertical, History, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';

import { useCan } from '../../../session/use-session.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { m } from '../../../words/m.ts';
import { type Book, type Entry, useRemoveEntry, useRestoreEntry } from './api.ts';
import { useEditing } from './editing.ts';
import { StillRightDialog } from './still-right-dialog.tsx';
import { VersionsDrawer } from './versions-drawer.tsx';

interface Props {
  book: Book;
  entry: Entry;
}

export function EntryMenu({ book, entry }: Props) {
  const mayEdit = useCan('about-me.edit');
  const { open } = useEditing();
  const [shown, setShown] = useState<'history' | 'confirm'>();
  const removing = useRemoveEntry();
  const restoring = useRestoreEntry();
  const { id } = entry;

  const remove = () =>
    removing.mutate(
      { id },
      {
        onSuccess: () =>
          showToast({
            title: m.about_me_removed(),
            seconds: 8,
            action: { label: m.about_me_undo(), run: () => restoring.mutate({ id }) },
          }),
      },
    );

  const history = {
    id: 'history',
    label: m.about_me_history(),
    icon: History,
    onSelect: () => setShown('history'),
  };
  const choices = [
    { id: 'edit', label: m.about_me_edit(), icon: Pencil, onSelect: () => open(id) },
    {
      id: 'confirm',
      label: m.about_me_confirm(),
      icon: CircleCheck,
      onSelect: () => setShown('confirm'),
    },
    history,
    { id: 'remove', label: m.about_me_remove(), icon: Trash2, onSelect: remove },
  ];
  return (
    <>
      <Menu
        label={m.about_me_entry_menu()}
        align="end"
        choices={mayEdit ? choices : [history]}
        trigger={
          <IconButton label={m.about_me_entry_menu()}>
            <EllipsisVertical aria-hidden="true" />
          </IconButton>
        }
      />
      {shown === 'confirm' && (
        <StillRightDialog book={book} entry={entry} onClose={() => setShown(undefined)} />
      )}
      {shown === 'history' && (
        <VersionsDrawer
          entry={entry}
          name={book.preferred_name}
          onClose={() => setShown(undefined)}
        />
      )}
    </>
  );
}
