import { Printer } from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router';

import { useCan } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { useWideScreen } from '../../../ui/layout/use-wide-screen.ts';
import { m } from '../../../words/m.ts';
import { useHiding } from '../hidden-items/api.ts';
import { HideMenu } from '../hidden-items/public.tsx';
import { AllSteps } from './all-steps.tsx';
import { type Tutorial, useTutorial } from './api.ts';
import { OneByOne } from './one-by-one.tsx';
import { TutorialsLocked } from './tutorials-locked.tsx';

const LIST = '/tabs/tutorials';

export default function TutorialPage() {
  const [search] = useSearchParams();
  const code = search.get('code') ?? '';
  if (useCan('tutorials.view')) return <Opened key={code} code={code} />;
  return (
    <Page title={m.place_tutorials()}>
      <TutorialsLocked />
    </Page>
  );
}

function Opened({ code }: { code: string }) {
  const { data: tutorial, error, isFetching, refetch } = useTutorial(code);
  if (tutorial) return <Shown tutorial={tutorial} />;
  return (
    <Page title={m.place_tutorials()} back={LIST}>
      {error?.status === 404 || error?.status === 422 ? (
        <EmptyState
          title={m.tutorials_lost_title()}
          action={
            <Link kind="primary-button" to={LIST}>
              {m.tutorials_all()}
            </Link>
          }
        >
          {m.tutorials_lost_text()}
        </EmptyState>
      ) : error ? (
        <ErrorState busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <>
          <Skeleton shape="title" />
          <Skeleton shape="pair" width="long" />
          <Skeleton shape="pair" width="long" />
        </>
      )}
    </Page>
  );
}

/** One step per screen on a phone; all steps with a list on wide screens. */
function Shown({ tutorial }: { tutorial: Tutorial }) {
  const isWide = useWideScreen();
  const navigate = useNavigate();
  const hiding = useHiding(tutorial, () => void navigate(LIST, { replace: true }));
  return (
    <Page
      title={tutorial.title}
      lead={tutorial.summary}
      back={LIST}
      {...((isWide || hiding.may) && {
        actions: (
          <>
            {isWide && <Print />}
            <HideMenu hiding={hiding} />
          </>
        ),
      })}
    >
      {isWide ? <AllSteps tutorial={tutorial} /> : <OneByOne tutorial={tutorial} />}
    </Page>
  );
}

const Print = () => (
  <Button kind="quiet" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
    {m.tutorials_print()}
  </Button>
);
