import type { Input, Output } from '@relish/shared/calls.ts';
import { GAZETTE_LIMITS } from '@relish/shared/photos/gazettes/choices.ts';
import { Controller } from 'react-hook-form';

import { FormDialog } from '../../../forms/form-dialog.tsx';
import { useCallForm } from '../../../forms/use-call-form.ts';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { RadioCards } from '../../../ui/forms/radio-cards.tsx';
import { Switch } from '../../../ui/forms/switch.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { m } from '../../../words/m.ts';
import { useSetGazette } from './api.ts';

interface Props {
  gazette: Output<'gazettes/get'>;
  onClose: () => void;
}

export default function GazetteDialog({ gazette: { resident, reader }, onClose }: Props) {
  const set = useSetGazette();
  const { preferred_name: name } = resident;
  const form = useCallForm<Input<'gazettes/set'>>({
    schema: async () => (await import('@relish/shared/photos/gazettes/contract.ts')).GazetteSetting,
    defaultValues: {
      resident_id: resident.id,
      wanted: true,
      name: reader?.name ?? '',
      agreed: reader?.agreed ?? null,
    },
    send: async (values) => {
      await set.mutateAsync(values);
      showToast({ title: m.gazettes_saved(), tone: 'success' });
      onClose();
    },
  });
  const isWanted = form.watch('wanted');
  return (
    <FormDialog
      title={m.gazettes_card_title()}
      save={m.gazettes_save()}
      form={form}
      onClose={onClose}
    >
      <Controller
        control={form.control}
        name="wanted"
        render={({ field }) => (
          <Switch {...field} label={m.gazettes_wanted()} hint={m.gazettes_wanted_hint()} />
        )}
      />
      {isWanted && (
        <>
          <TextField
            label={m.gazettes_reader()}
            hint={m.gazettes_reader_hint()}
            optional
            maxLength={GAZETTE_LIMITS.name}
            {...form.field('name')}
          />
          <Controller
            control={form.control}
            name="agreed"
            render={({ field }) => (
              <RadioCards
                {...field}
                label={m.relatives_agreed({ name })}
                errors={form.listErrors('agreed')}
                options={[
                  {
                    value: 'resident_agrees',
                    label: m.relatives_agreed_yes({ name }),
                    description: m.relatives_agreed_yes_text({ name }),
                  },
                  {
                    value: 'best_interests',
                    label: m.relatives_agreed_best(),
                    description: m.relatives_agreed_best_text({ name }),
                  },
                ]}
              />
            )}
          />
        </>
      )}
    </FormDialog>
  );
}
