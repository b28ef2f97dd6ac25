import { useState } from 'react';

import { ServerImage } from './server-image.tsx';

import styles from './avatar.module.css';

const HUES = 8;

interface Props {
  firstName: string;
  lastName: string;
  /** Determines the colour, so that a person has the same one everywhere. */
  id?: string | undefined;
  photo?: string | undefined;
  size?: 'small' | 'medium' | 'large' | 'portrait';
  /** Announced to screen readers; left out where the name is beside it, to avoid repeating it. */
  name?: string | undefined;
}

/** Falls back to initials on the person's colour. */
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
    <span {...spoken} className={`${className} ${id === undefined ? '' : styles[chooseHue(id)]}`}>
      {initial(firstName)}
      {initial(lastName)}
    </span>
  );
}

function chooseHue(id: string) {
  let sum = 0;
  for (const character of id) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 65_521;
  return `hue${(sum % HUES) + 1}`;
}

// By character, not by code unit, because a name may begin with any letter.
const initial = (name: string) => Array.from(name.trim())[0]?.toUpperCase() ?? '';
