import type { Direction, FigureStatus } from '@relish/shared/reports/figures/figure-ids.ts';

import { Badge } from '../../../ui/feedback/badge.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { STATUS_WORDS } from '../../../words/figure-words.ts';

import styles from './figure-status.module.css';

interface Props {
  status: Exclude<FigureStatus, 'none'>;
  /** Which way is better; it decides whether the status reads "above" or "below" target. */
  direction: Direction;
}

/** Word and icon, so that colour is not the only signal. */
export function FigureStatusBadge({ status, direction }: Props) {
  const { kind, icon, label } = STATUS_WORDS[status];
  return (
    <Badge kind={kind} icon={icon}>
      {label(direction)}
    </Badge>
  );
}

/** The same as an icon only; screen readers hear the word. */
export function FigureStatusSign({ status, direction }: Props) {
  const { icon: Icon, label } = STATUS_WORDS[status];
  return (
    <>
      <Icon className={styles[status]} aria-hidden="true" />
      <VisuallyHidden>{label(direction)}</VisuallyHidden>
    </>
  );
}
