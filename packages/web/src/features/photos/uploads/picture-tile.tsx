import { Image, X } from 'lucide-react';
import type { ReactNode } from 'react';

import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { WarningIcon } from '../../../ui/tokens/icons.tsx';
import { m } from '../../../words/m.ts';

import frame from '../../../ui/forms/field-frame.module.css';
import styles from './uploads.module.css';

interface Props {
  name: string;
  thumb: string | null;
  /** Its progress, or why it was refused. */
  state?: string | undefined;
  /** From 0 to 1 while it is being sent. */
  sent?: number | undefined;
  problem?: string | undefined;
  /** Below the problem. */
  action?: ReactNode;
  onRemove: () => void;
}

/** One picture with its own state, so that a bad one says so itself. */
export const PictureTile = ({ name, thumb, state, sent, problem, action, onRemove }: Props) => (
  <li className={styles.tile}>
    {thumb === null ? (
      <span className={styles.thumb} aria-hidden="true">
        <Image />
      </span>
    ) : (
      <img className={styles.thumb} src={thumb} alt="" />
    )}
    <div className={styles.words}>
      <p className={styles.name} translate="no">
        {name}
      </p>
      {state !== undefined && <p className={styles.quiet}>{state}</p>}
      {sent !== undefined && (
        <progress
          className={styles.progress}
          value={sent}
          aria-label={m.ui_file_progress({ name })}
        />
      )}
    </div>
    <IconButton label={m.ui_remove_named({ name })} onClick={onRemove}>
      <X aria-hidden="true" />
    </IconButton>
    {problem !== undefined && (
      <div className={styles.problem}>
        <p className={frame.error}>
          <WarningIcon />
          <span>{problem}</span>
        </p>
        {action}
      </div>
    )}
  </li>
);
