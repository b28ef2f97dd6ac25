import { interestLabel } from '@relish/shared/residents/interests/taxonomy.ts';
import { Ban } from 'lucide-react';

import { Button } from '../../../ui/actions/button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { m } from '../../../words/m.ts';
import { type ResidentInterest, useInterests } from './api.ts';
import { KnownInterests } from './known-interests.tsx';

import styles from './resident-card.module.css';

export function InterestsCard({ residentId }: { residentId: string }) {
  const interests = useInterests(residentId);
  const page = `/resident-interests?id=${residentId}`;
  return (
    <Card
      title={m.interests_card_title()}
      actions={<Link to={page}>{m.interests_card_all()}</Link>}
    >
      {interests.isError ? (
        <>
          <p>{m.interests_card_error()}</p>
          <div>
            <Button kind="quiet" size="small" onClick={() => void interests.refetch()}>
              {m.ui_try_again()}
            </Button>
          </div>
        </>
      ) : interests.isPending ? (
        <Skeleton shape="pair" width="long" />
      ) : interests.data.length === 0 ? (
        <p className={styles.note}>{m.interests_card_none()}</p>
      ) : (
        <Known known={interests.data} />
      )}
    </Card>
  );
}

function Known({ known }: { known: readonly ResidentInterest[] }) {
  const never = known.filter(({ stance }) => stance === 'never');
  const list = never.map(({ interest_code, detail }) =>
    [interestLabel(interest_code), detail && `(${detail})`].filter(Boolean).join(' '),
  );
  return (
    <>
      <KnownInterests
        name=""
        known={known.filter(({ stance }) => stance === 'love' || stance === 'like')}
      />
      {never.length > 0 && (
        <p className={styles.never}>
          <Ban aria-hidden="true" />
          {m.interests_card_never({ list: list.join(', ') })}
        </p>
      )}
      {known.some(({ due }) => due) && <p className={styles.note}>{m.interests_card_due()}</p>}
    </>
  );
}
