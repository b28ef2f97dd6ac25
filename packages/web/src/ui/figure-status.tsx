import type { FigureStatus } from '@relish/shared/figures/bands.ts';

import { Badge } from './badge.tsx';
import { STATUS_WORDS } from './figure-words.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

import styles from './figure-status.module.css';

interface Props {
  status: Exclude<FigureStatus, 'none'>;
}

/** Whether it is where the home wants it to be: a word and a sign, not only a colour. */
export function FigureStatusBadge({ status }: Props) {
  const { kind, icon, label } = STATUS_WORDS[status];
  return (
    <Badge kind={kind} icon={icon}>
      {label()}
    </Badge>
  );
}

/** The same where there is room for a sign only: each status has its own, and whoever listens hears the word. */
export function FigureStatusSign({ status }: Props) {
  const { icon: Icon, label } = STATUS_WORDS[status];
  return (
    <>
      <Icon className={styles[status]} aria-hidden="true" />
      <VisuallyHidden>{label()}</VisuallyHidden>
    </>
  );
}
