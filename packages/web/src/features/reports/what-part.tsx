import { useState } from 'react';

import { m } from '../../words/m.ts';
import { ActivitySearch } from './activity-search.tsx';
import { ActivityTiles } from './activity-tiles.tsx';
import { AgainCard } from './again-card.tsx';
import { ChosenWhat } from './chosen-what.tsx';
import { FittingTiles } from './fitting-tiles.tsx';
import { FreeTitle } from './free-title.tsx';
import { useRecordForm } from './record-context.ts';
import { type Start, startedFrom } from './record-values.ts';
import { TemplateTiles } from './template-tiles.tsx';
import { Unfinished } from './unfinished.tsx';

import styles from './record-form.module.css';

/** What was done: what one does often comes first, then the whole library, then words of one's own. */
export function WhatPart({ isOpen }: { isOpen: boolean }) {
  const { values, change, goTo, beginning, draft, problems, setProblems } = useRecordForm();
  const [typed, setTyped] = useState('');
  if (!isOpen) return <ChosenWhat />;

  const isFree = values.activity_id === null && values.free_title !== null;
  const residents = values.participations.map(({ resident_id }) => resident_id);
  const choose = (start: Start) => {
    change((before) => startedFrom(before, start));
    setProblems({});
    goTo(residents.length === 0 ? 'who' : 'how');
  };
  const recent = beginning.recent.filter(
    ({ activity_id }) => activity_id !== null || residents.length > 0,
  );
  const isSearching = typed.trim() !== '';
  return (
    <section className={styles.part} aria-labelledby="what-title">
      <h2 id="what-title" data-part="what" tabIndex={-1} className={styles.heading}>
        {m.reports_what_title()}
      </h2>
      {isFree ? (
        <FreeTitle />
      ) : (
        <>
          {draft.edits === undefined && !isSearching && <Unfinished />}
          {problems['activity_id'] && !isSearching && (
            <p className={styles.wrong}>{problems['activity_id'].join(' ')}</p>
          )}
          {!isSearching && residents.length === 0 && <AgainCard />}
          {!isSearching && recent.length > 0 && (
            <ActivityTiles title={m.reports_recent()} items={recent} onChoose={choose} />
          )}
          {!isSearching && <TemplateTiles />}
          {!isSearching && residents.length > 0 && (
            <FittingTiles residentIds={residents} onChoose={choose} />
          )}
          <ActivitySearch typed={typed} onType={setTyped} onChoose={choose} />
        </>
      )}
    </section>
  );
}
