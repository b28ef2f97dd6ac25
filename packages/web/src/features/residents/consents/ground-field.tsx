import type { Basis } from '@relish/shared/residents/consents/purposes.ts';
import { Controller } from 'react-hook-form';

import { RadioCards } from '../../../ui/forms/radio-cards.tsx';
import { m } from '../../../words/m.ts';
import { GROUNDS } from './answer-words.ts';
import { useCircumstances } from './use-circumstances.ts';

interface Props {
  name: string;
  label: string;
  grounds: readonly Basis[];
}

/** Offers only the bases allowed for the purpose. */
export function GroundField({ name, label, grounds }: Props) {
  const { control, listErrors } = useCircumstances();
  return (
    <Controller
      control={control}
      name="basis"
      render={({ field }) => (
        <RadioCards
          {...field}
          label={label}
          hint={grounds.length === 1 ? m.consent_only_own({ name }) : m.consent_ground_hint()}
          errors={listErrors('basis')}
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
