import type { ReactNode } from 'react';

import styles from './scene.module.css';

interface SceneProps {
  place: 'indoors' | 'outdoors';
  children: ReactNode;
}

/** Arch and floor shared by all illustrations; objects stand at y = 211. Decorative. */
export const Scene = ({ place, children }: SceneProps) => (
  <svg className={styles.scene} viewBox="0 0 320 240" aria-hidden="true">
    <path
      d="M28 214V106a88 88 0 0 1 88-88h88a88 88 0 0 1 88 88v108Z"
      className={place === 'indoors' ? styles.wall : styles.sky}
    />
    {children}
    <rect x="10" y="210" width="300" height="12" rx="6" className={styles.floor} />
  </svg>
);
