import type { Framework, FrameworkItem } from '@relish/shared/reports/evidence/framework.ts';
import { ChevronDown } from 'lucide-react';

import { Button } from '../../../ui/actions/button.tsx';
import { CheckboxGroup } from '../../../ui/forms/checkbox-group.tsx';
import { Chips } from '../../../ui/layout/chips.tsx';
import { m } from '../../../words/m.ts';

import styles from './evidence-field.module.css';

interface Props {
  framework: Framework;
  /** Codes suggested from the record; a person decides. */
  suggested: readonly string[];
  value: readonly string[];
  onChange: (codes: string[]) => void;
  errors?: string[] | undefined;
}

/** Suggested codes first, all others in a fold. */
export function EvidenceField({ framework, suggested, value, onChange, errors }: Props) {
  const shown = framework.items.filter(
    ({ code }) => suggested.includes(code) || value.includes(code),
  );
  const open = suggested.filter((code) => !value.includes(code));
  return (
    <div className={styles.field}>
      <Chips
        multiple
        optional
        label={m.evidence_label()}
        hint={shown.length === 0 ? m.evidence_none() : m.evidence_hint()}
        errors={errors}
        options={shown.map(({ code, title }) => ({ value: code, label: title }))}
        value={value}
        onChange={onChange}
      />
      {open.length > 1 && (
        <div>
          <Button kind="quiet" size="small" onClick={() => onChange([...value, ...open])}>
            {m.evidence_take_all({ count: open.length })}
          </Button>
        </div>
      )}
      <details className={styles.all}>
        <summary className={styles.summary}>
          {m.evidence_all({ framework: framework.title })}
          <ChevronDown className={styles.chevron} aria-hidden="true" />
        </summary>
        <div className={styles.headings}>
          {framework.items
            .filter(({ parent }) => parent === null)
            .map((heading) => (
              <CheckboxGroup
                key={heading.code}
                label={heading.title}
                options={below(framework, heading)}
                value={value}
                onChange={onChange}
              />
            ))}
        </div>
      </details>
    </div>
  );
}

const below = ({ items }: Framework, { code }: FrameworkItem) =>
  items
    .filter(({ parent }) => parent === code)
    .map((item) => ({ value: item.code, label: item.title }));
