import type { ReactElement } from 'react';
import { Tooltip as AriaTooltip, Focusable, TooltipTrigger } from 'react-aria-components';

import styles from './tooltip.module.css';

interface Props {
  /** Never the only place for necessary information, because touch does not show it. */
  text: string;
  /** A single focusable element. */
  children: ReactElement;
}

export const Tooltip = ({ text, children }: Props) => (
  <TooltipTrigger delay={500} closeDelay={100}>
    <Focusable>{children as ReactElement<object, string>}</Focusable>
    <AriaTooltip className={styles.tooltip ?? ''} offset={8}>
      {text}
    </AriaTooltip>
  </TooltipTrigger>
);
