import { type LeaderKind, LEADERS } from '@relish/shared/reports/reports/choices.ts';
import type { Leader } from '@relish/shared/reports/reports/report.ts';
import { Plus } from 'lucide-react';
import { useState } from 'react';

import { useCall } from '../../../api/hooks.ts';
import { useCan, useUser } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { RemovableChips } from '../../../ui/forms/removable-chips.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { m } from '../../../words/m.ts';
import { LEADER_WORDS } from '../../../words/report-words.ts';
import { useRecordForm, useRecordValue } from './record-context.ts';

import styles from './leaders-field.module.css';

interface Props {
  field: 'led_by' | 'helpers';
  label: string;
}

const toKey = ({ kind, id, name }: Leader) => `${kind} ${id ?? name ?? ''}`;

/** Leaders or helpers: staff, or a typed name. */
export function LeadersField({ field, label }: Props) {
  const { change, problems, people } = useRecordForm();
  const user = useUser();
  const mayList = useCan('staff.view');
  const staff = useCall('staff/list', {}, { enabled: mayList }).data ?? [];
  const [kind, setKind] = useState<LeaderKind>();
  const [name, setName] = useState('');
  const leaders = useRecordValue((values) => values[field]);
  const names = new Map([
    ...staff.map((each) => [each.id, `${each.first_name} ${each.last_name}`] as const),
    ...[...people.values()].map((each) => [each.id, each.preferred_name] as const),
    [user.id, m.reports_leader_me()] as const,
  ]);
  const add = (leader: Leader) => {
    const isListed = leaders.some((each) => toKey(each) === toKey(leader));
    if (!isListed) change({ [field]: [...leaders, leader] });
    setKind(undefined);
    setName('');
  };
  const offers =
    kind === 'staff'
      ? [...names].filter(([id]) => id === user.id || staff.some((each) => each.id === id))
      : kind === 'resident'
        ? [...names].filter(([id]) => people.has(id))
        : [];
  const errors = Object.entries(problems)
    .filter(([each]) => each === field || each.startsWith(`${field}.`))
    .flatMap(([, messages]) => messages);
  return (
    <fieldset className={styles.leaders}>
      <legend className={styles.legend}>{label}</legend>
      <RemovableChips
        label={label}
        items={leaders.map((each) => ({
          value: toKey(each),
          label: each.name ?? names.get(each.id ?? '') ?? LEADER_WORDS[each.kind](),
        }))}
        onRemove={(key) => change({ [field]: leaders.filter((each) => toKey(each) !== key) })}
      />
      <Select
        name={field}
        label={m.reports_leader_add()}
        optional
        options={LEADERS.map((each) => ({ value: each, label: LEADER_WORDS[each]() }))}
        value={kind}
        errors={errors.length > 0 ? errors : undefined}
        onChange={(next) => setKind((next ?? undefined) as LeaderKind | undefined)}
      />
      {kind !== undefined && offers.length > 0 && (
        <Select
          label={m.reports_leader_who()}
          options={offers.map(([value, each]) => ({ value, label: each }))}
          value={null}
          onChange={(id) => id !== null && add({ kind, id, name: null })}
        />
      )}
      {kind !== undefined && offers.length === 0 && (
        <div className={styles.named}>
          <TextField
            label={m.reports_leader_name()}
            maxLength={80}
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <Button
            kind="quiet"
            icon={<Plus aria-hidden="true" />}
            onClick={() => name.trim() !== '' && add({ kind, id: null, name: name.trim() })}
          >
            {m.reports_leader_take()}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
