import type { Output } from '@relish/shared/calls.ts';

import { Button } from '../../../ui/actions/button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { m } from '../../../words/m.ts';
import type { Party } from './api.ts';
import { nameUnassessed } from './name-unassessed.ts';

import styles from './session-check.module.css';

export interface MadeCheck {
  state: Output<'session-checks/add'>['state'];
  unassessedIds: readonly string[];
  isWaiting: boolean;
}

interface Props {
  made: MadeCheck;
  party: Party | undefined;
  onAgain: () => void;
}

/** It informs and never forbids. */
export function CheckResult({ made, party, onAgain }: Props) {
  const { state, unassessedIds, isWaiting } = made;
  const joined = party ? nameUnassessed(party, unassessedIds) : '';
  return (
    <div className={styles.form}>
      {state === 'all_well' ? (
        <Banner kind="success" title={m.check_all_well_title()}>
          {m.check_all_well()}
        </Banner>
      ) : (
        <Banner kind="attention" title={m.check_stop_title()}>
          {m.check_stop()}
          {joined !== '' && ` ${m.check_joined({ names: joined })}`}
        </Banner>
      )}
      {isWaiting && <p className={styles.quiet}>{m.check_waiting()}</p>}
      <div className={styles.actions}>
        {party && (
          <Link kind="primary-button" to={`/event?id=${party.event_id}`}>
            {m.check_to_event()}
          </Link>
        )}
        <Button kind="quiet" onClick={onAgain}>
          {m.check_again()}
        </Button>
      </div>
    </div>
  );
}
