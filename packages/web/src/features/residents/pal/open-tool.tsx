import { useState } from 'react';

import { Button } from '../../../ui/actions/button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { m } from '../../../words/m.ts';
import { LevelCards } from './level-cards.tsx';
import { PrivateCheck } from './private-check.tsx';

import styles from './open-tool.module.css';

/** For users without residents: the levels, the guides, and a private check. */
export function OpenTool() {
  const [checking, setChecking] = useState(false);
  if (checking) return <PrivateCheck onStop={() => setChecking(false)} />;
  return (
    <>
      <Card title={m.pal_private_title()}>
        <p>{m.pal_private_text()}</p>
        <div>
          <Button onClick={() => setChecking(true)}>{m.pal_private_start()}</Button>
        </div>
      </Card>
      <section className={styles.levels} aria-labelledby="pal-levels">
        <h2 id="pal-levels">{m.pal_info_levels()}</h2>
        <LevelCards />
      </section>
      <p>
        <Link to="/pal-info">{m.pal_about()}</Link>
      </p>
    </>
  );
}
