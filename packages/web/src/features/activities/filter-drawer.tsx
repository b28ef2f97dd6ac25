import { Button } from '../../ui/button.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import { m } from '../../words/m.ts';
import { FilterFields } from './filter-fields.tsx';
import type { useLibraryChoices } from './use-library-choices.ts';

interface Props {
  library: ReturnType<typeof useLibraryChoices>;
  total: number | undefined;
  isOpen: boolean;
  onClose: () => void;
}

/** Every choice is made at once; the button only closes, and says what is left. */
export const FilterDrawer = ({ library, total, isOpen, onClose }: Props) => (
  <Drawer
    isOpen={isOpen}
    onClose={onClose}
    title={m.activities_filters()}
    actions={
      <>
        <Button kind="quiet" onClick={library.clear}>
          {m.activities_clear()}
        </Button>
        <Button onClick={onClose}>
          {total === undefined ? m.activities_show() : m.activities_show_count({ count: total })}
        </Button>
      </>
    }
  >
    <FilterFields library={library} />
  </Drawer>
);
