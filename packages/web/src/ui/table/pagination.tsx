import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

import { m } from '../../words/m.ts';

import button from '../actions/button.module.css';
import styles from './pagination.module.css';

interface Props {
  /** Needed when a page has several. */
  label?: string;
  /** Starts at 1. */
  page: number;
  pages: number;
  onChange: (page: number) => void;
}

export const Pagination = ({ label = m.ui_pages(), page, pages, onChange }: Props) => (
  <nav className={styles.pagination} aria-label={label}>
    <Step isEnd={page <= 1} onStep={() => onChange(page - 1)}>
      <ChevronLeft aria-hidden="true" />
      {m.ui_previous()}
    </Step>
    <span className={styles.place} aria-live="polite">
      <span aria-current="page">{m.ui_page_of({ page, pages })}</span>
    </span>
    <Step isEnd={page >= pages} onStep={() => onChange(page + 1)}>
      {m.ui_next()}
      <ChevronRight aria-hidden="true" />
    </Step>
  </nav>
);

interface StepProps {
  isEnd: boolean;
  onStep: () => void;
  children: ReactNode;
}

/** At an end the button stays but does nothing, to keep the focus. */
const Step = ({ isEnd, onStep, children }: StepProps) => (
  <button
    type="button"
    className={`${button.button} ${button.quiet} ${styles.step}`}
    aria-disabled={isEnd}
    onClick={() => isEnd || onStep()}
  >
    {children}
  </button>
);
