import { useEffect, useRef, useState } from 'react';

import { formatNumber } from '../../../words/format.ts';
import { contrastRatio } from './contrast.ts';

import styles from './swatch.module.css';

interface Props {
  /** Tokens of the background and of the foreground. */
  ground: string;
  front: string;
  /** Text, or the edge of a control, which never carries text. */
  use?: 'words' | 'edge';
}

const DARK = '(prefers-color-scheme: dark)';

/** Shows two tokens as painted, with their measured contrast. */
export function Swatch({ ground, front, use = 'words' }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [contrast, setContrast] = useState<number>();
  useEffect(() => {
    const measure = () => {
      if (!box.current) return;
      const { backgroundColor, borderTopColor } = getComputedStyle(box.current);
      setContrast(contrastRatio(backgroundColor, borderTopColor));
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
