import {
  Eye,
  EyeOff,
  type LucideIcon,
  Megaphone,
  MessageSquareText,
  Share2,
  Star,
  Trash2,
  UserRoundPlus,
  X,
} from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';

import { useCan } from '../../../session/use-session.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { m } from '../../../words/m.ts';
import { type Asked, useAlbumActions } from './use-album-actions.ts';
import type { Selection } from './use-selection.ts';

import styles from './album-select-bar.module.css';

const AlbumDialogs = lazy(() => import('./album-dialogs.tsx'));

/** At the lower edge of the screen while photos are being selected. */
export function AlbumSelectBar({ selection }: { selection: Selection }) {
  const [asked, setAsked] = useState<Asked>();
  const mayTag = useCan('residents.view');
  const mayKeep = useCan('photos.keep');
  const mayPublish = useCan('photos.publish');
  const navigate = useNavigate();
  const actions = useAlbumActions(() => {
    setAsked(undefined);
    selection.stop();
  });
  const { chosen } = selection;
  const ids = chosen.map(({ id }) => id);
  const areHidden = ids.length > 0 && chosen.every(({ state }) => state === 'hidden');
  const areFavourites = ids.length > 0 && chosen.every(({ staff }) => staff?.favourite);
  const mayRemove = mayKeep || chosen.every(({ is_own }) => is_own);
  const all: (Way & { isShown?: boolean })[] = [
    { label: m.album_tag(), icon: UserRoundPlus, run: () => setAsked('tag'), isShown: mayTag },
    { label: m.album_caption(), icon: MessageSquareText, run: () => setAsked('caption') },
    { label: m.album_share(), icon: Share2, run: () => setAsked('share'), isShown: mayTag },
    {
      label: areFavourites ? m.album_no_favourite() : m.album_favourite(),
      icon: Star,
      run: () => actions.favourite(ids, !areFavourites),
    },
    {
      label: areHidden ? m.album_unhide() : m.album_hide(),
      icon: areHidden ? Eye : EyeOff,
      run: () => actions.hide(ids, !areHidden),
    },
    {
      label: m.album_publish(),
      icon: Megaphone,
      run: () => void navigate(`/photo-export?ids=${ids.join(',')}`),
      isShown: mayPublish,
    },
    { label: m.album_remove(), icon: Trash2, run: () => setAsked('remove'), isShown: mayRemove },
  ];
  return (
    <div role="toolbar" aria-label={m.album_selected_tools()} className={styles.bar}>
      <div className={styles.head}>
        <output className={styles.count}>
          {ids.length === 0 ? m.album_selected_none() : m.album_selected({ count: ids.length })}
        </output>
        <IconButton label={m.album_select_stop()} onClick={selection.stop}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <div className={styles.ways}>
        {all
          .filter(({ isShown = true }) => isShown)
          .map(({ isShown: _shown, ...way }) => (
            <WayButton key={way.label} {...way} isOff={ids.length === 0 || actions.isBusy} />
          ))}
      </div>
      {asked && (
        <Suspense>
          <AlbumDialogs
            asked={asked}
            photos={chosen}
            actions={actions}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
}

interface Way {
  label: string;
  icon: LucideIcon;
  run: () => void;
}

const WayButton = ({ label, icon: Icon, run, isOff }: Way & { isOff: boolean }) => (
  <button type="button" className={styles.way} disabled={isOff} onClick={run}>
    <Icon aria-hidden="true" />
    {label}
  </button>
);
