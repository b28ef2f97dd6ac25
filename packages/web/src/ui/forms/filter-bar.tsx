import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';

import { Button } from '../actions/button.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { Drawer } from '../overlays/drawer.tsx';
import { RemovableChips } from './removable-chips.tsx';

import styles from './filter-bar.module.css';

interface Words {
  title: string;
  /** Accessible label with the number of active filters. */
  counted: string;
  /** Accessible name of the chips. */
  inUse: string;
  clear: string;
  /** Button that closes the drawer; may include the number of results. */
  show: string;
}

interface Props {
  words: Words;
  inUse: number;
  chips: readonly { value: string; label: string }[];
  onRemove: (value: string) => void;
  onClear: () => void;
  /** Where the screen has room for all fields beside the first: no drawer, and no chips. */
  isInline?: boolean;
  /** Name for guided tours. */
  tour?: string;
  /** Set when the page offers "clear" elsewhere too. */
  clearsOnlyInDrawer?: boolean;
  /** The most used filter, beside the button; `line` is the class name of that row. */
  first: ReactNode;
  line: string | undefined;
  /** Between that row and the chips. */
  quick?: ReactNode;
  /** Fields of the drawer; each applies immediately. */
  children: ReactNode;
}

/** The main filter in a row, the rest in a drawer, and active filters as chips. */
export function FilterBar({ words, inUse, chips, onRemove, onClear, ...parts }: Props) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  if (parts.isInline)
    return (
      <div className={parts.line} data-tour={parts.tour}>
        {parts.first}
        <div className={styles.inline}>{parts.children}</div>
      </div>
    );
  return (
    <div className={styles.bar}>
      <div className={parts.line} data-tour={parts.tour}>
        {parts.first}
        <FiltersButton words={words} inUse={inUse} onClick={() => setOpen(true)} />
      </div>
      {parts.quick}
      {inUse > 0 && (
        <div className={styles.inUse}>
          {chips.length > 0 && (
            <RemovableChips label={words.inUse} items={chips} onRemove={onRemove} />
          )}
          {!parts.clearsOnlyInDrawer && (
            <Button kind="plain" size="small" onClick={onClear}>
              {words.clear}
            </Button>
          )}
        </div>
      )}
      <Drawer
        isOpen={isOpen}
        onClose={close}
        title={words.title}
        actions={
          <>
            <Button kind="quiet" onClick={onClear}>
              {words.clear}
            </Button>
            <Button onClick={close}>{words.show}</Button>
          </>
        }
      >
        <div className={styles.fields}>{parts.children}</div>
      </Drawer>
    </div>
  );
}

interface ButtonProps {
  words: Words;
  inUse: number;
  onClick: () => void;
}

const FiltersButton = ({ words, inUse, onClick }: ButtonProps) => (
  <Button kind="quiet" icon={<SlidersHorizontal aria-hidden="true" />} onClick={onClick}>
    {inUse === 0 ? (
      words.title
    ) : (
      <>
        <span aria-hidden="true">{words.title}</span>
        <span className={styles.count} aria-hidden="true">
          {inUse}
        </span>
        <VisuallyHidden>{words.counted}</VisuallyHidden>
      </>
    )}
  </Button>
);
