import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { m } from '../../../../words/m.ts';
import { fieldWords } from './field-words.ts';
import { findField } from './fields.ts';
import type { ResidentValues } from './values.ts';

import styles from './form.module.css';

interface Props {
  /** Values about to be saved; undefined while the dialog is closed. */
  values: ResidentValues | undefined;
  onAnswer: (agrees: boolean) => void;
}

const ASKED = [
  'allergies',
  'diet.food_texture',
  'diet.easy_to_chew',
  'diet.drink_thickness',
  'mobility.moves',
  'mobility.help_to_stand',
  'mobility.falls_risk',
];

/** domain 8.2: allergies, textures and mobility must be confirmed before saving. */
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
        {ASKED.map(findField).map(
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
