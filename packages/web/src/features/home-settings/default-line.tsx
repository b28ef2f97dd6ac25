import { RotateCcw } from 'lucide-react';

import { Button } from '../../ui/button.tsx';
import { m } from '../../words/m.ts';

import styles from './settings.module.css';

interface Props {
  /** Of what, for those who hear the button alone. */
  name: string;
  value: string;
  isDefault: boolean;
  onUse: () => void;
}

/** Says what would count without a decision, and how to go back to it. */
export const DefaultLine = ({ name, value, isDefault, onUse }: Props) => (
  <div className={styles.default}>
    <p className={styles.quiet}>{m.home_settings_default({ value })}</p>
    {!isDefault && (
      <Button
        kind="quiet"
        size="small"
        icon={<RotateCcw aria-hidden="true" />}
        aria-label={m.home_settings_use_default_for({ name })}
        onClick={onUse}
      >
        {m.home_settings_use_default()}
      </Button>
    )}
  </div>
);
