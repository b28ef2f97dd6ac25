import { ChevronLeft, ChevronRight, Droplets, ImageOff, Star, UsersRound, X } from 'lucide-react';
import { Fragment, type KeyboardEvent, type TouchEvent, useRef } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';

import { useCan, useUser } from '../../../session/use-session.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { ServerImage } from '../../../ui/layout/server-image.tsx';
import { m } from '../../../words/m.ts';
import { nameWords, reasonWords, whenWords } from './album-words.ts';
import { type PhotoCard, useSetFavourite } from './api.ts';

import styles from './album-viewer.module.css';

/** A finger that moves less is tapping. */
const SWIPE_PIXELS = 50;

interface Props {
  photo: PhotoCard;
  before: PhotoCard | undefined;
  after: PhotoCard | undefined;
  onShow: (id: string) => void;
  onClose: () => void;
}

/** One photo on the whole screen. */
export default function AlbumViewer({ photo, before, after, onShow, onClose }: Props) {
  const swipe = useSwipe({
    back: () => before && onShow(before.id),
    forward: () => after && onShow(after.id),
  });
  const moveByKeys = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft' && before) onShow(before.id);
    if (key === 'ArrowRight' && after) onShow(after.id);
  };
  return (
    <ModalOverlay
      isOpen
      className={styles.overlay ?? ''}
      onOpenChange={(open) => open || onClose()}
    >
      <Modal className={styles.modal ?? ''}>
        <Dialog className={styles.viewer ?? ''}>
          {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys come from the buttons inside */}
          <div className={styles.content} onKeyDown={moveByKeys}>
            <header className={styles.head}>
              <Heading slot="title" className={styles.title ?? ''}>
                {photo.caption ?? m.album_photo()}
              </Heading>
              <FavouriteButton photo={photo} />
              <IconButton label={m.ui_close()} onClick={onClose}>
                <X aria-hidden="true" />
              </IconButton>
            </header>
            <div className={styles.stage} {...swipe}>
              <Picture photo={photo} />
              <div className={styles.back}>
                {before && (
                  <IconButton label={m.album_previous()} onClick={() => onShow(before.id)}>
                    <ChevronLeft aria-hidden="true" />
                  </IconButton>
                )}
              </div>
              <div className={styles.forward}>
                {after && (
                  <IconButton label={m.album_next()} onClick={() => onShow(after.id)}>
                    <ChevronRight aria-hidden="true" />
                  </IconButton>
                )}
              </div>
            </div>
            <Details photo={photo} />
          </div>
        </Dialog>
      </Modal>
      <Preload photos={[before, after]} />
    </ModalOverlay>
  );
}

function Picture({ photo }: { photo: PhotoCard }) {
  const { picture, id } = photo;
  if (!picture)
    return (
      <p className={styles.withheld}>
        <ImageOff aria-hidden="true" />
        {reasonWords(photo)}
      </p>
    );
  // The title and the details beside it say what it shows.
  return (
    <Fragment key={id}>
      {/* Already loaded for the album, so something is shown at once. */}
      <ServerImage className={styles.picture} src={picture.small} alt="" />
      <ServerImage className={styles.picture} src={picture.large} alt="" />
    </Fragment>
  );
}

function FavouriteButton({ photo: { id, staff } }: Pick<Props, 'photo'>) {
  const mayEdit = useCan('photos.edit');
  const { mutate } = useSetFavourite();
  if (!mayEdit || !staff) return null;
  const { favourite } = staff;
  return (
    <IconButton
      label={m.album_favourite()}
      aria-pressed={favourite}
      data-on={favourite || undefined}
      onClick={() => mutate({ ids: [id], favourite: !favourite })}
    >
      <Star aria-hidden="true" className={favourite ? styles.star : undefined} />
    </IconButton>
  );
}

function Details({ photo }: { photo: PhotoCard }) {
  const { time_zone } = useUser().carehome;
  const mayEdit = useCan('photos.edit');
  const { place, story, residents, is_blurred, id, state } = photo;
  return (
    <footer className={styles.details}>
      <p className={styles.facts}>
        {[whenWords(photo, time_zone), place].filter((each) => each !== null).join(' · ')}
      </p>
      {residents.length > 0 && (
        <p className={styles.names} translate="no">
          {nameWords(photo)}
        </p>
      )}
      {story !== null && <p className={styles.story}>{story}</p>}
      {is_blurred && (
        <p className={styles.facts}>
          <Droplets aria-hidden="true" />
          {m.album_blurred()}
        </p>
      )}
      {mayEdit && (
        <div className={styles.ways}>
          <Link
            kind={state === 'needs_people' ? 'primary-button' : 'quiet-button'}
            to={`/photo?id=${id}`}
            icon={<UsersRound aria-hidden="true" />}
          >
            {m.album_who()}
          </Link>
        </div>
      )}
    </footer>
  );
}

/** The neighbours are loaded before they are asked for. */
function Preload({ photos }: { photos: (PhotoCard | undefined)[] }) {
  return (
    <div hidden>
      {photos.map(
        (photo) =>
          photo?.picture && <ServerImage key={photo.id} src={photo.picture.large} alt="" />,
      )}
    </div>
  );
}

function useSwipe({ back, forward }: { back: () => void; forward: () => void }) {
  const began = useRef<number>(undefined);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      // Two fingers enlarge the page.
      began.current = touches.length === 1 ? touches[0]?.clientX : undefined;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const moved = (changedTouches[0]?.clientX ?? 0) - (began.current ?? Number.NaN);
      began.current = undefined;
      if (moved > SWIPE_PIXELS) back();
      if (moved < -SWIPE_PIXELS) forward();
    },
  };
}
