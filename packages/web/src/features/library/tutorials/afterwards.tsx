import { CircleCheckBig } from 'lucide-react';
import type { Ref } from 'react';

import { Button } from '../../../ui/actions/button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { m } from '../../../words/m.ts';
import type { Tutorial } from './api.ts';
import { GoodToKnow, Related } from './further.tsx';

import styles from './afterwards.module.css';

interface Props {
  tutorial: Tutorial;
  onAgain: () => void;
  ref?: Ref<HTMLHeadingElement>;
}

/** The screen after the last step. */
export const Afterwards = ({ tutorial, onAgain, ref }: Props) => (
  <>
    <div className={styles.done}>
      <CircleCheckBig aria-hidden="true" />
      <h2 className={styles.title} tabIndex={-1} ref={ref}>
        {m.tutorials_finished_title()}
      </h2>
      <p>{m.tutorials_finished_text()}</p>
    </div>
    <GoodToKnow tutorial={tutorial} />
    <Related tutorial={tutorial} />
    <div className={styles.ways}>
      <Link kind="primary-button" to="/tabs/tutorials">
        {m.tutorials_all()}
      </Link>
      <Button kind="quiet" onClick={onAgain}>
        {m.tutorials_again()}
      </Button>
    </div>
  </>
);
