import { useState } from 'react';

import { ServerImage } from './server-image.tsx';

import styles from './avatar.module.css';

const HUES = 8;

interface Props {
  firstName: string;
  lastName: string;
  /** The same person has the same colour everywhere. */
  id?: string | undefined;
  photo?: string | undefined;
  size?: 'small' | 'medium' | 'large' | 'portrait';
  /** Read out. Left away where the name stands beside it, so that nobody hears it twice. */
  name?: string | undefined;
}

/** A person's photo, or else the initials on a colour of their own. */
export function Avatar({ firstName, lastName, id, photo, size = 'large', name }: Props) {
  const [unreadable, setUnreadable] = useState<string>();
  const className = `${styles.avatar} ${styles[size]}`;
  if (photo !== undefined && photo !== unreadable)
    return (
      <ServerImage
        className={className}
        src={photo}
        alt={name ?? ''}
        loading="lazy"
        onError={() => setUnreadable(photo)}
      />
    );

  const spoken = name === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <span {...spoken} className={`${className} ${id === undefined ? '' : styles[hueOf(id)]}`}>
      {initial(firstName)}
      {initial(lastName)}
    </span>
  );
}

function hueOf(id: string) {
  let sum = 0;
  for (const character of id) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 65_521;
  return `hue${(sum % HUES) + 1}`;
}

// By character, not by code unit: names may begin with any letter there is.
const initial = (name: string) => Array.from(name.trim())[0]?.toUpperCase() ?? '';
