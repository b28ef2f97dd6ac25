import type { TUTORIAL_KINDS } from '@relish/shared/library/tutorials/tutorial.ts';
import { useDeferredValue, useState } from 'react';

import { useCan } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { SegmentedControl } from '../../../ui/forms/segmented-control.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { m } from '../../../words/m.ts';
import { type TutorialCard, useTutorials } from './api.ts';
import { TutorialLink } from './tutorial-link.tsx';
import { TutorialsLocked } from './tutorials-locked.tsx';
import { TutorialsSkeleton } from './tutorials-skeleton.tsx';

import styles from './tutorials.module.css';

type Kind = (typeof TUTORIAL_KINDS)[number] | 'all';

const KINDS: { value: Kind; label: string }[] = [
  { value: 'all', label: m.tutorials_kind_all() },
  { value: 'product', label: m.tutorials_kind_product() },
  { value: 'practice', label: m.tutorials_kind_practice() },
];

export default function TutorialsPage() {
  return (
    <Page title={m.place_tutorials()} lead={m.tutorials_lead()} underMore>
      {useCan('tutorials.view') ? <Tutorials /> : <TutorialsLocked />}
    </Page>
  );
}

function Tutorials() {
  const [typed, setTyped] = useState('');
  const [kind, setKind] = useState<Kind>('all');
  const query = useDeferredValue(typed.trim());
  const { data, isError, isFetching, refetch } = useTutorials({
    query: query.slice(0, 100),
    kind: kind === 'all' ? null : kind,
  });
  const showAll = () => {
    setTyped('');
    setKind('all');
  };
  return (
    <>
      <search className={styles.search} data-tour="tutorials-search">
        <TextField
          type="search"
          label={m.tutorials_search()}
          placeholder={m.tutorials_search_hint()}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <SegmentedControl
          label={m.tutorials_kind()}
          options={KINDS}
          value={kind}
          onChange={setKind}
        />
      </search>
      {isError && <ErrorState busy={isFetching} onRetry={() => void refetch()} />}
      {!isError && !data && <TutorialsSkeleton />}
      {!isError && data && <Found tutorials={data} isSearch={query !== ''} onShowAll={showAll} />}
    </>
  );
}

interface FoundProps {
  tutorials: TutorialCard[];
  isSearch: boolean;
  onShowAll: () => void;
}

/** Started tutorials come first, except in search results. */
function Found({ tutorials, isSearch, onShowAll }: FoundProps) {
  if (tutorials.length === 0)
    return (
      <EmptyState
        title={m.tutorials_none_title()}
        action={
          <Button kind="quiet" onClick={onShowAll}>
            {m.tutorials_clear()}
          </Button>
        }
      >
        {m.tutorials_none_text()}
      </EmptyState>
    );
  const begun = isSearch ? [] : tutorials.filter(({ progress }) => progress && !progress.done);
  const others = tutorials.filter((each) => !begun.includes(each));
  return (
    <>
      {begun.length > 0 && <Group title={m.tutorials_go_on()} tutorials={begun} />}
      <Group
        title={isSearch ? m.tutorials_found({ count: tutorials.length }) : m.tutorials_list()}
        tutorials={others}
      />
    </>
  );
}

const Group = ({ title, tutorials }: { title: string; tutorials: TutorialCard[] }) => (
  <section className={styles.group}>
    <h2 className={styles.heading}>{title}</h2>
    <ul className={styles.cards}>
      {tutorials.map((tutorial) => (
        <li key={tutorial.code}>
          <TutorialLink tutorial={tutorial} level={3} />
        </li>
      ))}
    </ul>
  </section>
);
