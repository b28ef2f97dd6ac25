import { CircleCheck, Info, OctagonAlert, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';

import { m } from '../../words/m.ts';
import { IconButton } from '../actions/icon-button.tsx';

import alert from '../overlays/alert.module.css';
import tones from '../tokens/tones.module.css';
import styles from './banner.module.css';

const ICONS = { info: Info, attention: TriangleAlert, danger: OctagonAlert, success: CircleCheck };

interface Props {
  kind: keyof typeof ICONS;
  title?: string | undefined;
  children: ReactNode;
  /** A button or a link. */
  action?: ReactNode;
  onDismiss?: (() => void) | undefined;
}

/** Stays on the page, unlike a toast. Icon and text carry the meaning; colour is an addition. */
export function Banner({ kind, title, children, action, onDismiss }: Props) {
  const Icon = ICONS[kind];
  return (
    <div
      role={kind === 'danger' ? 'alert' : 'status'}
      className={`${alert.alert} ${tones[kind === 'success' ? 'brand' : kind]} ${styles.banner}`}
    >
      <Icon className={styles.icon} aria-hidden="true" />
      <div className={styles.words}>
        {title !== undefined && <p className={alert.title}>{title}</p>}
        <div>{children}</div>
      </div>
      {action !== undefined && <div className={styles.action}>{action}</div>}
      {onDismiss && (
        <div className={styles.dismiss}>
          <IconButton label={m.ui_dismiss()} onClick={onDismiss}>
            <X aria-hidden="true" />
          </IconButton>
        </div>
      )}
    </div>
  );
}
