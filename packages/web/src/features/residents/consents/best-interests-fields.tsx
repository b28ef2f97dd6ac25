import { needsImcaAnswer } from '@relish/shared/residents/consents/consulted.ts';
import { Controller, useWatch } from 'react-hook-form';

import { useToday } from '../../../session/use-today.ts';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { DateField } from '../../../ui/forms/date-field.tsx';
import { RadioCards } from '../../../ui/forms/radio-cards.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { m } from '../../../words/m.ts';
import { ConsultedFields } from './consulted-fields.tsx';
import { useCircumstances } from './use-circumstances.ts';

import form from './consent-form.module.css';

export function BestInterestsFields({ name }: { name: string }) {
  const { control, register, listErrors } = useCircumstances();
  const details = useWatch({ control, name: 'best_interests' });
  return (
    <>
      <TextField
        label={m.consent_role()}
        hint={m.consent_role_hint()}
        autoComplete="off"
        errors={listErrors('best_interests.role')}
        {...register('best_interests.role')}
      />
      <ConsultedFields name={name} />
      <Checkbox
        label={m.consent_nobody()}
        errors={listErrors('best_interests.nobody_to_consult')}
        {...register('best_interests.nobody_to_consult')}
      />
      {details && needsImcaAnswer(details) && <ImcaFields imca={details.imca ?? null} />}
      <TextArea
        label={m.consent_wishes({ name })}
        hint={m.consent_wishes_hint({ name })}
        maxLength={2000}
        errors={listErrors('best_interests.wishes')}
        {...register('best_interests.wishes')}
      />
      <TextArea
        optional
        label={m.consent_less()}
        maxLength={1000}
        errors={listErrors('best_interests.less_restrictive')}
        {...register('best_interests.less_restrictive')}
      />
    </>
  );
}

function ImcaFields({ imca }: { imca: 'instructed' | 'not_required' | null }) {
  const { control, register, listErrors } = useCircumstances();
  const today = useToday();
  return (
    <>
      <Controller
        control={control}
        name="best_interests.imca"
        render={({ field }) => (
          <RadioCards
            {...field}
            label={m.consent_imca()}
            hint={m.consent_imca_hint()}
            errors={listErrors('best_interests.imca')}
            options={[
              { value: 'instructed', label: m.consent_imca_yes() },
              { value: 'not_required', label: m.consent_imca_no() },
            ]}
          />
        )}
      />
      {imca === 'instructed' && (
        <div className={form.pair}>
          <TextField
            label={m.consent_imca_name()}
            autoComplete="off"
            errors={listErrors('best_interests.imca_name')}
            {...register('best_interests.imca_name')}
          />
          <Controller
            control={control}
            name="best_interests.imca_on"
            render={({ field }) => (
              <DateField
                {...field}
                label={m.consent_imca_on()}
                max={today}
                errors={listErrors('best_interests.imca_on')}
              />
            )}
          />
        </div>
      )}
      {imca === 'not_required' && (
        <TextField
          label={m.consent_imca_reason()}
          autoComplete="off"
          errors={listErrors('best_interests.imca_reason')}
          {...register('best_interests.imca_reason')}
        />
      )}
    </>
  );
}
