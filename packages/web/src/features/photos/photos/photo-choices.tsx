import type { PhotoRegion } from '@relish/shared/photos/photos/photo.ts';
import { suggestCrop } from '@relish/shared/photos/photos/suggest-crop.ts';
import { Crop, Droplets, Lock, SquareDashed } from 'lucide-react';

import { Button } from '../../../ui/actions/button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { m } from '../../../words/m.ts';
import { usePhotoForm } from './photo-form-context.ts';
import { listMissing, type Missing } from './photo-missing.ts';
import { nameList, personName, startUpper, whyWords } from './photo-words.ts';
import { useAskable, type WhoSeesNow } from './use-who-sees.ts';

import styles from './photo-who-sees.module.css';

interface Props {
  now: WhoSeesNow;
  onCrop: (region: PhotoRegion) => void;
}

/** The choices where consent is missing: crop, blur, ask, or keep the photo for staff. */
export function PhotoChoices({ now, onCrop }: Props) {
  const { form, naming, photo } = usePhotoForm();
  const { people } = naming;
  const missing = listMissing(people, now.whoSees);
  const canAsk = useAskable(now.asked, people, missing);
  if (missing.length === 0) return null;

  const leftOut = missing.filter(({ canBlur }) => canBlur);
  const isLeftOut = (index: number) => leftOut.some((each) => each.index === index);
  const crop =
    photo.staff.belongs_to?.kind === 'record'
      ? undefined
      : suggestCrop(
          leftOut.map(({ person }) => person),
          people.filter((_person, index) => !isLeftOut(index)),
        );
  const names = nameList(leftOut.map(({ person }) => personName(person)));
  return (
    <section className={styles.choices} aria-label={m.photo_choices()}>
      <h3 className={styles.choicesTitle}>{m.photo_choices()}</h3>
      {crop && (
        <Button icon={<Crop aria-hidden="true" />} kind="quiet" onClick={() => onCrop(crop)}>
          {leftOut.length === 1
            ? m.photo_choice_crop({ names })
            : m.photo_choice_crop_several({ names })}
        </Button>
      )}
      {missing.map((each) => (
        <MissingPerson key={each.index} missing={each} canAsk={canAsk(each.index)} />
      ))}
      {now.asked.sharing !== 'staff' && (
        <div className={styles.row}>
          <Button
            kind="quiet"
            icon={<Lock aria-hidden="true" />}
            onClick={() => form.setValue('sharing', 'staff', { shouldDirty: true })}
          >
            {m.photo_choice_staff()}
          </Button>
        </div>
      )}
    </section>
  );
}

interface MissingProps {
  missing: Missing;
  canAsk: boolean;
}

function MissingPerson({ missing: { index, person, reasons, canBlur }, canAsk }: MissingProps) {
  const { naming } = usePhotoForm();
  const name = personName(person);
  const blur = () => naming.update(index, { treatment: 'blur' });
  return (
    <div className={styles.missing}>
      <p translate="no">{startUpper(whyWords(reasons))}.</p>
      <div className={styles.row}>
        {canBlur &&
          (person.region ? (
            <Button kind="quiet" icon={<Droplets aria-hidden="true" />} onClick={blur}>
              {m.photo_choice_blur({ name })}
            </Button>
          ) : (
            <Button
              kind="quiet"
              icon={<SquareDashed aria-hidden="true" />}
              onClick={() => naming.adjust(index)}
            >
              {m.photo_choice_mark({ name })}
            </Button>
          ))}
        {person.resident_id !== null && (
          <Link to={`/resident-consents?id=${person.resident_id}`}>
            {m.photo_choice_consents({ name })}
          </Link>
        )}
      </div>
      {canAsk && (
        <Checkbox
          label={
            person.kind === 'child' ? m.photo_choice_ask_child() : m.photo_choice_ask({ name })
          }
          checked={person.agreed}
          onChange={({ currentTarget }) => naming.update(index, { agreed: currentTarget.checked })}
        />
      )}
    </div>
  );
}
