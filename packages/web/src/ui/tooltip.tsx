import type { ReactElement } from 'react';
import { Tooltip as AriaTooltip, Focusable, TooltipTrigger } from 'react-aria-components';

import styles from './tooltip.module.css';

interface Props {
  /** A few more words. Never the only place for something people need: touch does not show it. */
  text: string;
  /** One thing that can have the focus. */
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
