import { Speech } from 'lucide-react';

import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { m } from '../../../words/m.ts';

import styles from './communication-sign.module.css';

/** Reminds staff to read how to communicate with this resident. */
export const CommunicationSign = () => (
  <span className={styles.sign}>
    <Speech aria-hidden="true" />
    <VisuallyHidden>{m.residents_communication()}</VisuallyHidden>
  </span>
);
