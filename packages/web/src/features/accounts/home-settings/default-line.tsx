import { RotateCcw } from 'lucide-react';

import { Button } from '../../../ui/actions/button.tsx';
import { m } from '../../../words/m.ts';

import styles from './settings.module.css';

interface Props {
  /** Name of the setting, for the button's accessible label. */
  name: string;
  value: string;
  isDefault: boolean;
  onUse: () => void;
}

/** Shows the default value, and a button to return to it. */
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
