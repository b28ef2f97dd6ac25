import { PRODUCT_NAME } from '@relish/shared/constants.ts';
import { useEffect } from 'react';

import { keepAwake } from '../../../platform/wake-lock.ts';
import { m } from '../../../words/m.ts';
import { LoungeBoardView } from './lounge-board-view.tsx';
import { useLoungeBoard } from './use-lounge-board.ts';

import styles from './lounge.module.css';

/** The notice board on a television: no user, no interaction needed. */
export default function LoungePage() {
  const state = useLoungeBoard();
  useEffect(() => keepAwake(), []);
  useEffect(() => {
    document.title = PRODUCT_NAME;
  }, []);
  if (state.kind === 'shown') return <LoungeBoardView board={state.board} at={state.at} />;
  return (
    <main className={styles.quiet}>
      {state.kind === 'over' ? (
        <>
          <h1 className={styles.title}>{m.lounge_over_title()}</h1>
          <p className={styles.text}>{m.lounge_over()}</p>
        </>
      ) : (
        <h1 className={styles.text}>
          {state.kind === 'waiting' ? m.lounge_waiting() : m.lounge_unreachable()}
        </h1>
      )}
    </main>
  );
}
