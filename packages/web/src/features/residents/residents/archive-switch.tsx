import { Switch } from '../../../ui/forms/switch.tsx';
import { m } from '../../../words/m.ts';
import type { ListChoices } from './list-choices.ts';

interface Props {
  archived: boolean;
  change: (differences: Partial<ListChoices>) => void;
}

/** Former residents are a separate list; switching resets the filters. */
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
