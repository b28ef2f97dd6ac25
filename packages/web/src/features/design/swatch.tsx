import { useEffect, useRef, useState } from 'react';

import { formatNumber } from '../../words/format.ts';
import { contrastOf } from './contrast.ts';

import styles from './swatch.module.css';

interface Props {
  /** Token of the ground, and of what stands on it. */
  ground: string;
  front: string;
  /** Words, or the edge of a control: nothing is written in such a colour. */
  use?: 'words' | 'edge';
}

const DARK = '(prefers-color-scheme: dark)';

/** A pair of tokens as it is painted now, with the contrast that the painting has. */
export function Swatch({ ground, front, use = 'words' }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [contrast, setContrast] = useState<number>();
  useEffect(() => {
    const measure = () => {
      if (!box.current) return;
      const { backgroundColor, borderTopColor } = getComputedStyle(box.current);
      setContrast(contrastOf(backgroundColor, borderTopColor));
    };
    measure();
    const theme = matchMedia(DARK);
    theme.addEventListener('change', measure);
    return () => theme.removeEventListener('change', measure);
  }, []);
  return (
    <div
      ref={box}
      className={styles.swatch}
      style={{
        background: `var(--${ground})`,
        borderColor: `var(--${front})`,
        color: `var(--${use === 'words' ? front : 'ink'})`,
      }}
    >
      <span className={styles.name}>{front}</span>
      <span>on {ground}</span>
      {contrast !== undefined && (
        <span className={styles.contrast}>
          {formatNumber(contrast, { maximumFractionDigits: 1 })} : 1
        </span>
      )}
    </div>
  );
}
