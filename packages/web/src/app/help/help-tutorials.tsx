import { Check, GraduationCap } from 'lucide-react';

import { type TutorialCard, useTutorials } from '../../features/library/tutorials/api.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { m } from '../../words/m.ts';

import styles from './help-content.module.css';

interface Props {
  page: string;
  onOpen: (code: string) => void;
}

/** The tutorials of this page, those about the product first. */
export function HelpTutorials({ page, onOpen }: Props) {
  // The same input as the tutorials page, so that one answer kept on the device serves both.
  const { data, isError, isFetching, refetch } = useTutorials({ query: '', kind: null });
  const own = data
    ?.filter(({ pages }) => pages.includes(page))
    .toSorted((one, other) => other.kind.localeCompare(one.kind));
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{m.help_tutorials()}</h3>
      {!own && !isError && <Skeleton shape="pair" width="long" />}
      {!own && isError && (
        <>
          <p>{m.help_offline()}</p>
          <Button kind="quiet" busy={isFetching} onClick={() => isFetching || void refetch()}>
            {m.ui_try_again()}
          </Button>
        </>
      )}
      {own?.length === 0 && <p className={styles.facts}>{m.help_none()}</p>}
      {own && own.length > 0 && (
        <ul className={styles.list}>
          {own.map((tutorial) => (
            <li key={tutorial.code}>
              <Choice tutorial={tutorial} onOpen={() => onOpen(tutorial.code)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const Choice = ({ tutorial, onOpen }: { tutorial: TutorialCard; onOpen: () => void }) => (
  <button type="button" className={styles.choice} data-code={tutorial.code} onClick={onOpen}>
    {tutorial.progress?.done ? <Check aria-hidden="true" /> : <GraduationCap aria-hidden="true" />}
    <span className={styles.words}>
      <span className={styles.name}>{tutorial.title}</span>
      <span className={styles.facts}>
        {m.tutorials_minutes({ count: tutorial.minutes })}
        {tutorial.progress?.done && ` · ${m.tutorials_done()}`}
      </span>
    </span>
  </button>
);
