import type { Purpose } from '@relish/shared/residents/consents/purposes.ts';
import { useState } from 'react';

import { Card } from '../../../ui/layout/card.tsx';
import { Stack } from '../../../ui/layout/columns.tsx';
import type { PurposeState } from './api.ts';
import { ConsentHistory } from './consent-history.tsx';
import { ConsentRow, type RowAction } from './consent-row.tsx';
import { PURPOSE_GROUPS } from './purpose-words.ts';
import { RecordAnswer } from './record-answer.tsx';
import { WithdrawConsent } from './withdraw-consent.tsx';

import styles from './consent-list.module.css';

interface Props {
  residentId: string;
  name: string;
  purposes: readonly PurposeState[];
}

/** Purposes by group, with the dialog that is open. */
export function ConsentList({ residentId, name, purposes }: Props) {
  const [open, setOpen] = useState<{ purpose: Purpose; action: RowAction }>();
  const byPurpose = new Map(purposes.map((state) => [state.purpose, state]));
  const group = ({ id, title, purposes: groupPurposes }: (typeof PURPOSE_GROUPS)[number]) => (
    <Card key={id} title={title()}>
      <ul className={styles.rows}>
        {groupPurposes.map((purpose) => {
          const state = byPurpose.get(purpose);
          return (
            state && (
              <ConsentRow
                key={purpose}
                name={name}
                state={state}
                onAction={(action) => setOpen({ purpose, action })}
              />
            )
          );
        })}
      </ul>
    </Card>
  );
  const chosen = open && byPurpose.get(open.purpose);
  const common = { residentId, name, onClose: () => setOpen(undefined) };
  return (
    <>
      <Stack>{PURPOSE_GROUPS.map(group)}</Stack>
      {chosen && open.action === 'record' && <RecordAnswer {...common} state={chosen} />}
      {chosen && open.action === 'withdraw' && (
        <WithdrawConsent {...common} purpose={open.purpose} />
      )}
      {chosen && open.action === 'history' && <ConsentHistory {...common} purpose={open.purpose} />}
    </>
  );
}
