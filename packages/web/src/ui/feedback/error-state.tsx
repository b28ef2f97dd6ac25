import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';

import { m } from '../../words/m.ts';
import { Button } from '../actions/button.tsx';
import { IconDisc } from '../tokens/icon-disc.tsx';
import { StatePanel } from './state-panel.tsx';

interface Props {
  illustration?: ReactNode;
  title?: string;
  level?: 1 | 2 | 3;
  children?: ReactNode;
  onRetry: () => void;
  /** While retrying. */
  busy?: boolean;
}

export const ErrorState = ({
  illustration,
  title = m.ui_error_title(),
  level,
  children = m.ui_error_text(),
  onRetry,
  busy = false,
}: Props) => (
  <StatePanel
    picture={illustration ?? <IconDisc icon={CloudOff} size="large" tone="attention" />}
    title={title}
    level={level}
    action={
      <Button busy={busy} onClick={() => busy || onRetry()}>
        {m.ui_try_again()}
      </Button>
    }
  >
    {children}
  </StatePanel>
);
