import { FlaskConical } from 'lucide-react';

import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { m } from '../../../words/m.ts';
import { PracticeTasks } from './practice-tasks.tsx';
import { useDemoSwitch } from './use-demo-switch.ts';

import styles from './demo-mode.module.css';

export function DemoOff() {
  const { busy, start } = useDemoSwitch();
  return (
    <>
      <Card title={m.demo_what_title()}>
        <ul className={styles.facts}>
          <li>{m.demo_fact_home()}</li>
          <li>{m.demo_fact_safe()}</li>
          <li>{m.demo_fact_sent()}</li>
          <li>{m.demo_fact_ends()}</li>
        </ul>
        <div className={styles.actions}>
          <Button
            icon={<FlaskConical aria-hidden="true" />}
            busy={busy}
            onClick={() => void start()}
          >
            {m.demo_turn_on()}
          </Button>
          <output>{busy && m.demo_preparing()}</output>
        </div>
      </Card>
      <PracticeTasks onTry={(path) => void start({ path })} />
    </>
  );
}
