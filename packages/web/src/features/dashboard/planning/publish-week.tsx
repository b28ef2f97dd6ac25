import { Send } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import { Button } from '../../../ui/actions/button.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { m } from '../../../words/m.ts';

// Loaded when it is asked for, like every dialog of this page.
const AskToPublish = lazy(() => import('./ask-to-publish.tsx'));

interface Props {
  week: string;
  drafts: number;
}

export function PublishWeek({ week, drafts }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const ask = () => {
    if (drafts === 0) showToast({ title: m.planning_publish_none() });
    else setIsAsking(true);
  };
  return (
    <>
      <Button
        data-tour="plan-publish"
        aria-disabled={drafts === 0}
        icon={<Send aria-hidden="true" />}
        onClick={ask}
      >
        {m.planning_publish()}
      </Button>
      {isAsking && (
        <Suspense>
          <AskToPublish week={week} onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
