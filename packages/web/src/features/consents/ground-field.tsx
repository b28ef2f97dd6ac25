import type { Basis } from '@relish/shared/consents/purposes.ts';
import { Controller } from 'react-hook-form';

import { RadioCards } from '../../ui/radio-cards.tsx';
import { m } from '../../words/m.ts';
import { GROUNDS } from './answer-words.ts';
import { useCircumstances } from './circumstances-fields.tsx';

interface Props {
  name: string;
  label: string;
  grounds: readonly Basis[];
}

/** Only the grounds that this allows, each in plain words. */
export function GroundField({ name, label, grounds }: Props) {
  const { control, errorsOf } = useCircumstances();
  return (
    <Controller
      control={control}
      name="basis"
      render={({ field }) => (
        <RadioCards
          {...field}
          label={label}
          hint={grounds.length === 1 ? m.consent_only_own({ name }) : m.consent_ground_hint()}
          errors={errorsOf('basis')}
          options={grounds.map((basis) => ({
            value: basis,
            label: GROUNDS[basis].label({ name }),
            description: GROUNDS[basis].text({ name }),
          }))}
        />
      )}
    />
  );
}
