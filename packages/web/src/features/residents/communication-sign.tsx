import { Speech } from 'lucide-react';

import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { m } from '../../words/m.ts';

import styles from './communication-sign.module.css';

/** Asks whoever meets this person to look first how they are best spoken with. */
export const CommunicationSign = () => (
  <span className={styles.sign}>
    <Speech aria-hidden="true" />
    <VisuallyHidden>{m.residents_communication()}</VisuallyHidden>
  </span>
);
