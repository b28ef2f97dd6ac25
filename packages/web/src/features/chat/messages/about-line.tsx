import { X } from 'lucide-react';

import { IconButton } from '../../../ui/actions/icon-button.tsx';

import styles from './write-box.module.css';

interface Props {
  title: string;
  text: string;
  cancel: string;
  onCancel: () => void;
}

/** Above the box to write in: the message that is answered or changed. */
export const AboutLine = ({ title, text, cancel, onCancel }: Props) => (
  <div className={styles.about}>
    <span>
      <b>{title}</b>
      <span>{text}</span>
    </span>
    <IconButton label={cancel} onClick={onCancel}>
      <X aria-hidden="true" />
    </IconButton>
  </div>
);
