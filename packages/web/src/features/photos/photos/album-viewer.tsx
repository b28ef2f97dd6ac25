import { Droplets, ImageOff, Star, UsersRound } from 'lucide-react';
import { Fragment } from 'react';

import { useCan, useUser } from '../../../session/use-session.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { ServerImage } from '../../../ui/layout/server-image.tsx';
import { m } from '../../../words/m.ts';
import { nameWords, reasonWords, whenWords } from './album-words.ts';
import { type PhotoCard, useSetFavourite } from './api.ts';
import { ViewerFrame } from './viewer-frame.tsx';

import styles from './album-viewer.module.css';

interface Props {
  photo: PhotoCard;
  before: PhotoCard | undefined;
  after: PhotoCard | undefined;
  onShow: (id: string) => void;
  onClose: () => void;
}

/** One photo on the whole screen. */
export default function AlbumViewer({ photo, before, after, onShow, onClose }: Props) {
  return (
    <ViewerFrame
      title={photo.caption ?? m.album_photo()}
      onBack={before && (() => onShow(before.id))}
      onForward={after && (() => onShow(after.id))}
      onClose={onClose}
      actions={<FavouriteButton photo={photo} />}
      picture={<Picture photo={photo} />}
      details={<Details photo={photo} />}
    >
      <Preload photos={[before, after]} />
    </ViewerFrame>
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
    <>
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
    </>
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
