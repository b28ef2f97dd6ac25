import { useState } from 'react';
import { useNavigate } from 'react-router';

import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { m } from '../../../words/m.ts';
import { PracticeTasks } from './practice-tasks.tsx';
import { Tray } from './tray.tsx';
import { useDemoSwitch } from './use-demo-switch.ts';

import styles from './demo-mode.module.css';

export function DemoOn() {
  const navigate = useNavigate();
  const { busy, start, leave } = useDemoSwitch();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Tray />
      <PracticeTasks onTry={(path) => void navigate(path)} />
      <Card title={m.demo_again_title()}>
        <p>{m.demo_again_text()}</p>
        <div className={styles.actions}>
          <Button kind="quiet" busy={busy} onClick={() => setAsking(true)}>
            {m.demo_again()}
          </Button>
          <Button kind="quiet" onClick={leave}>
            {m.demo_leave()}
          </Button>
        </div>
      </Card>
      <ConfirmDialog
        isOpen={asking}
        title={m.demo_again_question()}
        confirmLabel={m.demo_again()}
        busy={busy}
        onConfirm={() => void start({ fresh: true }).then(() => setAsking(false))}
        onCancel={() => setAsking(false)}
      >
        {m.demo_again_consequence()}
      </ConfirmDialog>
    </>
  );
}
