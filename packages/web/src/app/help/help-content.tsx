import { can } from '@relish/shared/permissions.ts';
import { useEffect, useRef, useState } from 'react';

import { useTourLinks } from '../../features/library/tours/public.tsx';
import { m } from '../../words/m.ts';
import type { HelpProps } from './help-props.ts';
import { HelpTutorial } from './help-tutorial.tsx';
import { HelpTutorials } from './help-tutorials.tsx';
import { MoreHelp } from './more-help.tsx';
import { pageHelpText } from './page-help.ts';
import { TourList } from './tour-list.tsx';

import styles from './help-content.module.css';

/** The same in the panel and in the sheet. */
export function HelpContent({ user, page, onClose }: HelpProps) {
  const tours = useTourLinks().filter(({ pages }) => pages.includes(`/${page}`));
  const [tutorial, setTutorial] = useState<string>();
  const opened = useRef<string>(undefined);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Back from a tutorial, the focus returns to its button.
    if (tutorial === undefined && opened.current !== undefined)
      list.current?.querySelector<HTMLElement>(`[data-code="${opened.current}"]`)?.focus();
    opened.current = tutorial;
  }, [tutorial]);

  if (tutorial !== undefined)
    return <HelpTutorial key={tutorial} code={tutorial} onBack={() => setTutorial(undefined)} />;
  const text = pageHelpText(page, user);
  return (
    <div ref={list} className={styles.parts}>
      {text !== undefined && (
        <section className={styles.part}>
          <h3 className={styles.heading}>{m.help_about()}</h3>
          <p>{text}</p>
        </section>
      )}
      {can(user, 'tutorials.view') && <HelpTutorials page={page} onOpen={setTutorial} />}
      {tours.length > 0 && <TourList tours={tours} onClose={onClose} />}
      <MoreHelp user={user} onClose={onClose} />
    </div>
  );
}
