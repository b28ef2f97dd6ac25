import { Select } from '../../ui/select.tsx';
import { m } from '../../words/m.ts';
import { useGroups } from '../groups/api.ts';

interface Props {
  value: string | undefined;
  onChange: (group: string | undefined) => void;
}

export function GroupFilter({ value, onChange }: Props) {
  const groups = useGroups().data ?? [];
  const shown = groups.filter(({ id, active }) => active || id === value);
  return (
    <Select
      label={m.dashboard_group()}
      placeholder={m.dashboard_group_all()}
      options={shown.map(({ id, name }) => ({ value: id, label: name }))}
      value={value}
      onChange={(group) => onChange(group ?? undefined)}
    />
  );
}
