import { Heart } from 'lucide-react';

import { m } from '../../../words/m.ts';
import { type ActivityCard, useSetFavourite } from './api.ts';

import styles from './favourite-button.module.css';

interface Props {
  activity: Pick<ActivityCard, 'id' | 'title' | 'favourite'>;
  /** Shows the label too, where there is room. */
  withWord?: boolean;
}

export function FavouriteButton({ activity, withWord = false }: Props) {
  const { mutate } = useSetFavourite();
  const { id, title, favourite } = activity;
  return (
    <button
      type="button"
      className={`${styles.button} ${withWord ? styles.wide : ''}`}
      aria-pressed={favourite}
      aria-label={m.activities_favourite_named({ title })}
      onClick={() => mutate({ id, favourite: !favourite })}
    >
      <Heart aria-hidden="true" />
      {withWord && <span>{m.activities_favourite()}</span>}
    </button>
  );
}
