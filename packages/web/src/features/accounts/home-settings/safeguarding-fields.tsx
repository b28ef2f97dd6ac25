import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';

import { Button } from '../../../ui/actions/button.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { m } from '../../../words/m.ts';
import { useSettingsForm } from './form-context.ts';

import styles from './safeguarding-fields.module.css';
import settings from './settings.module.css';

const EMPTY = { name: '', telephone: '', out_of_hours_telephone: '', email: '', website: '' };

const FIELDS = [
  { key: 'name', label: m.home_settings_safeguarding_name, type: 'text', optional: false },
  { key: 'telephone', label: m.home_settings_safeguarding_phone, type: 'tel', optional: true },
  {
    key: 'out_of_hours_telephone',
    label: m.home_settings_safeguarding_night,
    type: 'tel',
    optional: true,
  },
  { key: 'email', label: m.home_settings_safeguarding_email, type: 'email', optional: true },
  { key: 'website', label: m.home_settings_safeguarding_website, type: 'url', optional: true },
] as const;

/** Contacts for staff to ring about abuse or neglect. */
export function SafeguardingFields() {
  const { control, register, listErrors } = useSettingsForm();
  const { fields, append, remove } = useFieldArray({ control, name: 'safeguarding_contacts' });
  return (
    <div className={`${settings.wide} ${styles.contacts}`}>
      {fields.map((contact, index) => (
        <fieldset key={contact.id} className={styles.contact}>
          <legend>{m.home_settings_safeguarding_contact({ number: index + 1 })}</legend>
          {FIELDS.map(({ key, label, type, optional }) => (
            <div key={key} className={key === 'name' ? styles.whole : undefined}>
              <TextField
                label={label()}
                type={type}
                optional={optional}
                autoComplete="off"
                errors={listErrors(`safeguarding_contacts.${index}.${key}`)}
                {...register(`safeguarding_contacts.${index}.${key}`)}
              />
            </div>
          ))}
          <div className={styles.whole}>
            <Button
              kind="quiet"
              size="small"
              icon={<Trash2 aria-hidden="true" />}
              aria-label={m.home_settings_safeguarding_remove_named({ number: index + 1 })}
              onClick={() => remove(index)}
            >
              {m.home_settings_safeguarding_remove()}
            </Button>
          </div>
        </fieldset>
      ))}
      <div>
        <Button
          kind="quiet"
          size="small"
          icon={<Plus aria-hidden="true" />}
          onClick={() => append(EMPTY)}
        >
          {m.home_settings_safeguarding_add()}
        </Button>
      </div>
    </div>
  );
}
