import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { m } from '../../../words/m.ts';
import { ChosenPeople } from './chosen-people.tsx';
import { SuggestionsSkeleton } from './suggestions-skeleton.tsx';
import { Suggestions } from './suggestions.tsx';
import { useChoice } from './use-choice.ts';
import { usePeople } from './use-people.ts';

import styles from './choosing.module.css';

// Loaded when opened.
const PeoplePicker = lazy(() => import('./people-picker.tsx'));
const DoThis = lazy(() => import('./do-this.tsx'));

/** First who, then what; a link from a profile or a group already answers the first question. */
export function Choosing() {
  const choosing = useChoice();
  const { choice, change } = choosing;
  const people = usePeople(choice);
  const { chosen, failed } = people;
  const [picking, setPicking] = useState(false);
  const choose = (residents: string[]) => change({ residents, group: undefined });
  const back =
    choice.residents.length === 1 ? `/resident?id=${choice.residents[0]}` : '/tabs/residents';
  return (
    <Page title={m.choose_title()} lead={m.choose_lead()} back={back}>
      <div className={styles.page} data-tour="choose-who">
        {chosen.length > 0 && (
          <ChosenPeople people={people} onChange={choose} onPick={() => setPicking(true)} />
        )}
        {failed.length > 0 ? (
          <ErrorState
            busy={failed.some(({ isFetching }) => isFetching)}
            onRetry={() => failed.forEach((each) => void each.refetch())}
          />
        ) : chosen.length > 0 ? (
          <Suggestions choosing={choosing} residentIds={chosen} />
        ) : people.isPending ? (
          <SuggestionsSkeleton />
        ) : (
          <EmptyState
            title={m.choose_nobody_title()}
            action={
              <Button icon={<Plus aria-hidden="true" />} onClick={() => setPicking(true)}>
                {m.choose_add_people()}
              </Button>
            }
          >
            {m.choose_nobody_text()}
          </EmptyState>
        )}
      </div>
      <Suspense>
        {picking && (
          <PeoplePicker
            people={people}
            onClose={() => setPicking(false)}
            onChoose={(ids) => {
              choose(ids);
              setPicking(false);
            }}
          />
        )}
        {choice.activity !== undefined && chosen.length > 0 && (
          <DoThis
            key={choice.activity}
            activityId={choice.activity}
            residentIds={chosen}
            people={people.people}
            onClose={() => change({ activity: undefined })}
          />
        )}
      </Suspense>
    </Page>
  );
}
