import { Button } from '../../ui/button.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import { m } from '../../words/m.ts';
import { FilterFields } from './filter-fields.tsx';
import type { ReportChoices } from './report-choices.ts';
import type { FilterNames } from './use-filter-names.ts';
import type { ChangeChoices } from './use-report-choices.ts';

interface Props {
  choices: ReportChoices;
  change: ChangeChoices;
  clear: () => void;
  names: FilterNames;
  total: number | undefined;
  isOpen: boolean;
  onClose: () => void;
}

/** Every choice is made at once; the button only closes, and says what is left. */
export const FilterDrawer = ({ total, isOpen, onClose, clear, ...fields }: Props) => (
  <Drawer
    isOpen={isOpen}
    onClose={onClose}
    title={m.report_lists_filters()}
    actions={
      <>
        <Button kind="quiet" onClick={clear}>
          {m.report_lists_clear()}
        </Button>
        <Button onClick={onClose}>
          {total === undefined
            ? m.report_lists_show()
            : m.report_lists_show_count({ count: total })}
        </Button>
      </>
    }
  >
    <FilterFields {...fields} />
  </Drawer>
);
