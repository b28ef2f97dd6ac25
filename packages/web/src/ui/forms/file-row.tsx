import { FileText, Image, X } from 'lucide-react';

import { m } from '../../words/m.ts';
import { IconButton } from '../actions/icon-button.tsx';
import { TickIcon, WarningIcon } from '../tokens/icons.tsx';
import { formatBytes } from './file-rules.ts';

import frame from './field-frame.module.css';
import styles from './file-row.module.css';

export interface FileState {
  /** From 0 to 1 while uploading. */
  progress?: number | undefined;
  error?: string | undefined;
}

interface Props {
  file: File;
  state: FileState;
  onRemove: (() => void) | undefined;
}

export const FileRow = ({ file, state: { progress, error }, onRemove }: Props) => (
  <li className={styles.row} data-wrong={error !== undefined || undefined}>
    <span className={styles.icon} aria-hidden="true">
      {file.type.startsWith('image/') ? <Image /> : <FileText />}
    </span>
    <div className={styles.words}>
      <p className={styles.name}>{file.name}</p>
      <p className={styles.size}>
        {formatBytes(file.size)}
        {progress === 1 && (
          <span className={styles.sent}>
            <TickIcon />
            {m.ui_file_sent()}
          </span>
        )}
      </p>
      {progress !== undefined && progress < 1 && error === undefined && (
        <progress
          className={styles.progress}
          value={progress}
          aria-label={m.ui_file_progress({ name: file.name })}
        />
      )}
      {error !== undefined && (
        <p className={frame.error}>
          <WarningIcon />
          <span>{error}</span>
        </p>
      )}
    </div>
    {onRemove && (
      <IconButton label={m.ui_remove_named({ name: file.name })} onClick={onRemove}>
        <X />
      </IconButton>
    )}
  </li>
);
