import { useId, useState } from 'react';

import { Button } from '../../../ui/actions/button.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { EmailField } from '../../../ui/forms/email-field.tsx';
import { RemovableChips } from '../../../ui/forms/removable-chips.tsx';
import { m } from '../../../words/m.ts';

import styles from './report-mails.module.css';

interface Others {
  addresses: string[];
  addresses_checked: boolean;
}

interface Props {
  value: Others;
  onChange: (value: Others) => void;
  /** Whether the home allows attachments. */
  attachments: boolean;
  errors: Partial<Record<string, string[]>>;
}

/** For managers: unverified addresses, each confirmed by the person who typed it. */
export function OtherAddresses({ value, onChange, attachments, errors }: Props) {
  const heading = useId();
  const [typed, setTyped] = useState('');
  const { addresses, addresses_checked } = value;
  const add = () => {
    const address = typed.trim().toLowerCase();
    if (address === '') return;
    onChange({ ...value, addresses: [...new Set([...addresses, address])] });
    setTyped('');
  };
  return (
    <section className={styles.others} aria-labelledby={heading}>
      <h3 id={heading} className={styles.subheading}>
        {m.mails_other_title()}
      </h3>
      <p className={styles.soft}>{attachments ? m.mails_other_text() : m.mails_other_needs()}</p>
      {attachments && (
        <>
          <div className={styles.adding}>
            <EmailField
              label={m.mails_other_label()}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              errors={errors['addresses'] ?? errors['addresses.0']}
            />
            <Button kind="quiet" onClick={add}>
              {m.mails_other_add()}
            </Button>
          </div>
          {addresses.length > 0 && (
            <>
              <RemovableChips
                label={m.mails_other_list()}
                items={addresses.map((address) => ({ value: address, label: address }))}
                onRemove={(gone) =>
                  onChange({ ...value, addresses: addresses.filter((each) => each !== gone) })
                }
              />
              <Checkbox
                label={m.mails_other_check()}
                checked={addresses_checked}
                onChange={(event) =>
                  onChange({ ...value, addresses_checked: event.target.checked })
                }
                errors={errors['addresses_checked']}
              />
            </>
          )}
        </>
      )}
    </section>
  );
}
