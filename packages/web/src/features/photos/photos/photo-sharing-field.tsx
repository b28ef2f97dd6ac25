import { PHOTO_SHARING } from '@relish/shared/photos/photos/choices.ts';
import { House, Lock, Users } from 'lucide-react';
import { Controller } from 'react-hook-form';

import { RadioCards } from '../../../ui/forms/radio-cards.tsx';
import { m } from '../../../words/m.ts';
import { usePhotoForm } from './photo-form-context.ts';
import { SHARING_WORDS } from './photo-words.ts';
import { useSharingPreview, type WhoSeesNow } from './use-who-sees.ts';

const ICONS = { staff: <Lock />, own_family: <Users />, home: <House /> };

interface Props {
  now: WhoSeesNow;
  errors: string[] | undefined;
}

/** Each choice says what it would mean now; the chosen one is explained by the line above. */
export function PhotoSharingField({ now: { asked }, errors }: Props) {
  const { form } = usePhotoForm();
  const isNamed = asked.named !== 'not_yet';
  const previews = {
    staff: undefined,
    own_family: useSharingPreview(asked, 'own_family', isNamed),
    home: useSharingPreview(asked, 'home', isNamed),
  };
  return (
    <Controller
      control={form.control}
      name="sharing"
      render={({ field }) => (
        <RadioCards
          {...field}
          label={m.photo_sharing()}
          errors={errors}
          options={PHOTO_SHARING.map((value) => ({
            value,
            label: SHARING_WORDS[value].label(),
            description: (value !== field.value && previews[value]) || SHARING_WORDS[value].text(),
            icon: ICONS[value],
          }))}
        />
      )}
    />
  );
}
