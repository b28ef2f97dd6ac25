import type { CurrentUser } from '@relish/shared/account/current-user.ts';
import { useState } from 'react';

import { ApiError } from '../../api/api-error.ts';
import { explain } from '../../api/error-catalogue.ts';
import { switchCarehome } from '../../session/session.ts';
import { Alert } from '../../ui/alert.tsx';
import { Card } from '../../ui/card.tsx';
import { ROLE_WORDS } from './role-words.ts';

import styles from './carehome-switcher.module.css';

export function CarehomeSwitcher({ user }: { user: CurrentUser }) {
  const [movingTo, setMovingTo] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [moved, setMoved] = useState(false);
  const rolesDiffer = new Set(user.carehomes.map(({ role }) => role)).size > 1;

  async function move(carehomeId: string) {
    if (movingTo !== undefined || carehomeId === user.carehome.id) return;
    setMovingTo(carehomeId);
    setProblem(undefined);
    setMoved(false);
    try {
      await switchCarehome(carehomeId);
      setMoved(true);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(explain(error).text);
    } finally {
      setMovingTo(undefined);
    }
  }

  return (
    <Card title="Your care homes">
      {problem !== undefined && <Alert kind="danger">{problem}</Alert>}
      <ul className={styles.homes}>
        {user.carehomes.map(({ id, name, role }) => {
          const here = id === user.carehome.id;
          return (
            <li key={id}>
              <button
                type="button"
                className={styles.choice}
                aria-current={here ? 'true' : undefined}
                aria-disabled={here || movingTo !== undefined}
                onClick={() => void move(id)}
              >
                <span className={styles.home}>
                  <span className={styles.name}>{name}</span>
                  {rolesDiffer && <span className={styles.role}>{ROLE_WORDS[role]}</span>}
                </span>
                <span className={styles.action}>{actionWords(here, movingTo === id)}</span>
              </button>
            </li>
          );
        })}
      </ul>
      <output className={styles.status}>{moved && `You are now at ${user.carehome.name}.`}</output>
    </Card>
  );
}

function actionWords(here: boolean, moving: boolean) {
  if (here) return 'You are here';
  return moving ? 'Switching…' : 'Switch';
}
