import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { m } from '../../../words/m.ts';
import { fieldWords } from './field-words.ts';
import { fieldOf } from './fields.ts';
import type { ResidentValues } from './values.ts';

import styles from './form.module.css';

interface Props {
  /** What is about to be saved; nothing while nobody is asked. */
  values: ResidentValues | undefined;
  onAnswer: (agrees: boolean) => void;
}

const ASKED = ['allergies', 'diet.food_texture', 'diet.easy_to_chew', 'diet.drink_thickness'];

/** domain 8.2: allergies and textures are read once more before they are saved. */
export const SafetyQuestion = ({ values, onAnswer }: Props) => (
  <ConfirmDialog
    isOpen={values !== undefined}
    title={m.manage_resident_safety_title()}
    confirmLabel={m.manage_resident_safety_yes()}
    cancelLabel={m.manage_resident_safety_back()}
    onConfirm={() => onAnswer(true)}
    onCancel={() => onAnswer(false)}
  >
    <p>{m.manage_resident_safety_text()}</p>
    {values && (
      <dl className={styles.compare}>
        {ASKED.map(fieldOf).map(
          (field) =>
            field && (
              <div key={field.name}>
                <dt>{field.label()}</dt>
                <dd>{fieldWords(field, values) || m.manage_resident_not_known()}</dd>
              </div>
            ),
        )}
      </dl>
    )}
  </ConfirmDialog>
);
