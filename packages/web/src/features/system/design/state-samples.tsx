import { useState } from 'react';

import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorBoundary } from '../../../ui/feedback/error-boundary.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LockedState } from '../../../ui/feedback/locked-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { SunnyWindow } from '../../../ui/illustrations/sunny-window.tsx';
import { Card } from '../../../ui/layout/card.tsx';

import styles from './sample-group.module.css';

export const StateSamples = () => (
  <div className={styles.columns}>
    <Card title="Loading" level={3}>
      <div className={styles.row}>
        <Skeleton shape="disc" />
        <Skeleton shape="title" />
      </div>
      <Skeleton shape="line" width="long" />
      <Skeleton shape="line" width="short" />
      <Skeleton shape="pair" />
    </Card>
    <Card title="Empty" level={3}>
      <EmptyState title="No moments yet" level={3} action={<Button>Record a moment</Button>}>
        Moments appear here as soon as somebody records one.
      </EmptyState>
    </Card>
    <Card title="Empty, with a drawing" level={3}>
      <EmptyState title="A quiet afternoon" level={3} illustration={<SunnyWindow />}>
        Nothing is planned for today.
      </EmptyState>
    </Card>
    <Card title="Failed" level={3}>
      <ErrorState level={3} title="The residents could not be loaded" onRetry={() => {}}>
        The connection was lost on the way.
      </ErrorState>
    </Card>
    <Card title="Locked" level={3}>
      <LockedState
        title="Insights are part of Package E"
        level={3}
        unlock="Your home manager can ask for it in Account."
        action={<Button kind="quiet">What is in it</Button>}
      >
        Rosewood House is on Package C.
      </LockedState>
    </Card>
    <Card title="Broken while drawing" level={3}>
      <Breakable />
    </Card>
  </div>
);

function Breakable() {
  const [broken, setBroken] = useState(false);
  return (
    <ErrorBoundary level={3} onError={() => setBroken(false)}>
      {broken ? (
        <Broken />
      ) : (
        <Button kind="quiet" onClick={() => setBroken(true)}>
          Break this card
        </Button>
      )}
    </ErrorBoundary>
  );
}

function Broken(): never {
  throw new Error('Broken on purpose, to show what people see.');
}
