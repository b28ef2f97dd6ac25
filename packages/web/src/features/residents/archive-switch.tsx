import { Switch } from '../../ui/switch.tsx';
import { m } from '../../words/m.ts';
import type { ListChoices } from './list-choices.ts';

interface Props {
  archived: boolean;
  change: (differences: Partial<ListChoices>) => void;
}

/** Those who have left are found only when looked for, and what narrowed one list means nothing in the other. */
export const ArchiveSwitch = ({ archived, change }: Props) => (
  <Switch
    label={m.residents_archive()}
    value={archived}
    onChange={(value) =>
      change({
        archived: value,
        group: undefined,
        status: undefined,
        level: undefined,
        missing: undefined,
        sort: undefined,
      })
    }
  />
);
