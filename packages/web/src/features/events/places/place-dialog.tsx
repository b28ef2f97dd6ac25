import type { Input } from '@relish/shared/calls.ts';
import { PLACE_LIMITS } from '@relish/shared/events/places/choices.ts';
import { Controller, useWatch } from 'react-hook-form';

import { FormDialog } from '../../../forms/form-dialog.tsx';
import { useCallForm } from '../../../forms/use-call-form.ts';
import { useDraft } from '../../../forms/use-draft.ts';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { Switch } from '../../../ui/forms/switch.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { m } from '../../../words/m.ts';
import { type Place, useAddPlace, useEditPlace } from './api.ts';

interface PlaceValues {
  name: string;
  outdoors: boolean;
  /** As typed. */
  fits: string;
  notes: string;
  rename_coming: boolean;
}

const toSent = ({
  rename_coming: _sentApart,
  fits,
  ...values
}: PlaceValues): Input<'places/add'> => ({
  ...values,
  fits: fits.trim() === '' ? null : Number(fits),
});

interface Props {
  /** The place to edit; undefined for a new one. */
  place?: Place | undefined;
  onClose: () => void;
}

export default function PlaceDialog({ place, onClose }: Props) {
  const add = useAddPlace();
  const edit = useEditPlace();
  const form = useCallForm<PlaceValues>({
    schema: loadSchema,
    defaultValues: {
      name: place?.name ?? '',
      outdoors: place?.outdoors ?? false,
      fits: place?.fits?.toString() ?? '',
      notes: place?.notes ?? '',
      rename_coming: true,
    },
    send: async (values) => {
      const sent = toSent(values);
      let renamed = 0;
      if (place) {
        const { id } = place;
        const { rename_coming } = values;
        ({ renamed } = await edit.mutateAsync({ ...sent, id, rename_coming }));
      } else await add.mutateAsync(sent);
      draft.forget();
      const title = renamed > 0 ? m.places_renamed({ count: renamed }) : m.places_saved();
      showToast({ title, tone: 'success' });
      onClose();
    },
  });
  const draft = useDraft(`place ${place?.id ?? ''}`, form);
  const name = useWatch({ control: form.control, name: 'name' });
  const offersRenaming = place !== undefined && place.coming > 0 && name.trim() !== place.name;
  return (
    <FormDialog
      title={place ? m.places_edit_title() : m.places_add()}
      save={m.places_save()}
      form={form}
      draft={draft}
      onClose={onClose}
    >
      <TextField
        label={m.places_name()}
        hint={m.places_name_hint()}
        autoComplete="off"
        maxLength={PLACE_LIMITS.name}
        {...form.field('name')}
      />
      {offersRenaming && (
        <Checkbox
          label={m.places_rename_coming({ count: place.coming })}
          {...form.field('rename_coming')}
        />
      )}
      <Controller
        control={form.control}
        name="outdoors"
        render={({ field }) => <Switch {...field} label={m.places_outdoors()} />}
      />
      <TextField
        label={m.places_fits()}
        hint={m.places_fits_hint()}
        optional
        inputMode="numeric"
        autoComplete="off"
        {...form.field('fits')}
      />
      <TextArea
        label={m.places_notes()}
        optional
        maxLength={PLACE_LIMITS.notes}
        {...form.field('notes')}
      />
    </FormDialog>
  );
}

/** Validates the values as they will be sent. */
const loadSchema = async () => {
  const [{ z }, { PlaceInput }] = await Promise.all([
    import('zod'),
    import('@relish/shared/events/places/contract.ts'),
  ]);
  return z.custom<PlaceValues>().transform(toSent).pipe(PlaceInput);
};
