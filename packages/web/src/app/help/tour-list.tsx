import { Route } from 'lucide-react';

import type { TourLink } from '../../features/library/tours/public.tsx';
import { m } from '../../words/m.ts';

import styles from './help-content.module.css';

interface Props {
  tours: readonly TourLink[];
  onClose: () => void;
}

/** A tour points at the page itself, so the help closes first. */
export const TourList = ({ tours, onClose }: Props) => (
  <section className={styles.part}>
    <h3 className={styles.heading}>{m.help_tours()}</h3>
    <ul className={styles.list}>
      {tours.map(({ id, title, start }) => (
        <li key={id}>
          <button
            type="button"
            className={styles.choice}
            onClick={() => {
              onClose();
              start();
            }}
          >
            <Route aria-hidden="true" />
            <span className={styles.name}>{title}</span>
          </button>
        </li>
      ))}
    </ul>
  </section>
);
