import { matchName } from '@relish/shared/accounts/people/match-name.ts';
import {
  PHOTO_LIMITS,
  PHOTO_SHARING,
  type PhotoSharing,
} from '@relish/shared/photos/photos/choices.ts';
import { type ReactNode, useState } from 'react';

import { Button } from '../../../ui/actions/button.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { toggled } from '../../../ui/forms/choice-group.tsx';
import { RadioCards } from '../../../ui/forms/radio-cards.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { m } from '../../../words/m.ts';
import { useResidents } from '../../residents/residents/api.ts';
import { PersonChoices } from '../../residents/residents/public.tsx';
import { SHARING_TEXTS, SHARING_WORDS } from './album-words.ts';
import type { PhotoCard } from './api.ts';
import type { AlbumActions, Asked } from './use-album-actions.ts';

import styles from './album.module.css';

interface Props {
  photos: readonly PhotoCard[];
  actions: AlbumActions;
  onClose: () => void;
}

/** The questions of the select bar. */
export default function AlbumDialogs({ asked, ...props }: Props & { asked: Asked }) {
  if (asked === 'tag') return <TagDialog {...props} />;
  if (asked === 'caption') return <CaptionDialog {...props} />;
  if (asked === 'share') return <ShareDialog {...props} />;
  return <RemoveQuestion {...props} />;
}

const toIds = (photos: readonly PhotoCard[]) => photos.map(({ id }) => id);

interface FrameProps {
  title: string;
  save: string;
  isReady: boolean;
  isBusy: boolean;
  onSave: () => void;
  onClose: () => void;
  children: ReactNode;
}

const Frame = ({ title, save, isReady, isBusy, onSave, onClose, children }: FrameProps) => (
  <Dialog
    isOpen
    title={title}
    onClose={onClose}
    actions={
      <>
        <Button kind="quiet" onClick={onClose}>
          {m.ui_cancel()}
        </Button>
        <Button
          busy={isBusy}
          aria-disabled={!isReady}
          onClick={() => isReady && !isBusy && onSave()}
        >
          {save}
        </Button>
      </>
    }
  >
    {children}
  </Dialog>
);

function TagDialog({ photos, actions, onClose }: Props) {
  const { data: residents } = useResidents(false);
  const [picked, setPicked] = useState<string[]>([]);
  const [typed, setTyped] = useState('');
  const matches = residents?.filter(
    ({ preferred_name, first_name, last_name, room }) =>
      typed.trim() === '' ||
      matchName(typed, [preferred_name, first_name, last_name, room ?? '']) > 0,
  );
  return (
    <Frame
      title={m.album_tag_title({ count: photos.length })}
      save={m.album_tag_save()}
      isReady={picked.length > 0}
      isBusy={actions.isBusy}
      onSave={() => actions.tag(toIds(photos), picked)}
      onClose={onClose}
    >
      <p className={styles.quiet}>{m.album_tag_text()}</p>
      <TextField
        type="search"
        label={m.album_tag_search()}
        autoComplete="off"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {matches === undefined ? (
        <Skeleton shape="pair" width="long" />
      ) : matches.length === 0 ? (
        <output>{m.album_tag_none()}</output>
      ) : (
        <PersonChoices
          label={m.album_tag_people()}
          people={matches}
          chosen={picked}
          describePlace={({ room }) => (room === null ? undefined : m.album_tag_room({ room }))}
          onToggle={(id) => setPicked(toggled(picked, id))}
        />
      )}
    </Frame>
  );
}

function CaptionDialog({ photos, actions, onClose }: Props) {
  const [caption, setCaption] = useState(photos.length === 1 ? (photos[0]?.caption ?? '') : '');
  const save = () => actions.caption(toIds(photos), caption.trim());
  const isReady = caption.trim() !== '';
  return (
    <Frame
      title={m.album_caption_title({ count: photos.length })}
      save={m.album_caption_save()}
      isReady={isReady}
      isBusy={actions.isBusy}
      onSave={save}
      onClose={onClose}
    >
      <TextField
        label={m.album_caption_label()}
        hint={photos.length > 1 ? m.album_caption_hint() : undefined}
        maxLength={PHOTO_LIMITS.caption}
        value={caption}
        onChange={({ currentTarget }) => setCaption(currentTarget.value)}
        onKeyDown={({ key }) => key === 'Enter' && isReady && !actions.isBusy && save()}
      />
    </Frame>
  );
}

function ShareDialog({ photos, actions, onClose }: Props) {
  const now = new Set(photos.map(({ staff }) => staff?.sharing));
  const [sharing, setSharing] = useState<PhotoSharing | undefined>(
    now.size === 1 ? [...now][0] : undefined,
  );
  return (
    <Frame
      title={m.album_share_title({ count: photos.length })}
      save={m.album_share_save()}
      isReady={sharing !== undefined}
      isBusy={actions.isBusy}
      onSave={() => sharing && actions.share(toIds(photos), sharing)}
      onClose={onClose}
    >
      <RadioCards
        label={m.album_share_label()}
        options={PHOTO_SHARING.map((value) => ({
          value,
          label: SHARING_WORDS[value](),
          description: SHARING_TEXTS[value](),
        }))}
        value={sharing}
        onChange={setSharing}
      />
      <p className={styles.quiet}>{m.album_share_text()}</p>
    </Frame>
  );
}

const RemoveQuestion = ({ photos, actions, onClose }: Props) => (
  <ConfirmDialog
    isOpen
    kind="danger"
    title={m.album_remove_title({ count: photos.length })}
    confirmLabel={m.album_remove_confirm()}
    busy={actions.isBusy}
    onConfirm={() => actions.remove(toIds(photos))}
    onCancel={onClose}
  >
    {m.album_remove_text()}
  </ConfirmDialog>
);
