import { LEVELS } from '@relish/shared/residents/pal/levels.ts';
import { BedDouble, Check } from 'lucide-react';
import type { ReactNode } from 'react';

import { toggled } from '../../../ui/forms/choice-group.tsx';
import { m } from '../../../words/m.ts';
import { levelName } from './activity-words.ts';
import type { LibraryChoices } from './library-choices.ts';

import styles from './filter-bar.module.css';

interface Props {
  choices: LibraryChoices;
  change: (differences: Partial<LibraryChoices>) => void;
}

/** Always visible, because these two filters are used most. */
export const QuickFilters = ({ choices: { level, bed }, change }: Props) => (
  <fieldset aria-label={m.activities_quick()} className={styles.quick}>
    {LEVELS.map((each) => (
      <Toggle
        key={each}
        isOn={level.includes(each)}
        onPress={() => change({ level: toggled(level, each) })}
      >
        {levelName(each)}
      </Toggle>
    ))}
    <Toggle
      isOn={bed}
      onPress={() => change({ bed: !bed })}
      icon={<BedDouble aria-hidden="true" />}
    >
      {m.activities_in_bed()}
    </Toggle>
  </fieldset>
);

interface ToggleProps {
  isOn: boolean;
  onPress: () => void;
  icon?: ReactNode;
  children: string;
}

const Toggle = ({ isOn, onPress, icon, children }: ToggleProps) => (
  <button type="button" className={styles.chip} aria-pressed={isOn} onClick={onPress}>
    {isOn ? <Check aria-hidden="true" /> : icon}
    {children}
  </button>
);
