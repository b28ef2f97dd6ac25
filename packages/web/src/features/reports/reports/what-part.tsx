import { useState } from 'react';

import { m } from '../../../words/m.ts';
import { ActivitySearch } from './activity-search.tsx';
import { ActivityTiles } from './activity-tiles.tsx';
import { AgainCard } from './again-card.tsx';
import { ChosenWhat } from './chosen-what.tsx';
import { FittingTiles } from './fitting-tiles.tsx';
import { FreeTitle } from './free-title.tsx';
import { residentIds, useRecordDraft, useRecordForm, useRecordValue } from './record-context.ts';
import { type Start, startedFrom } from './record-values.ts';
import { TemplateTiles } from './template-tiles.tsx';
import { Unfinished } from './unfinished.tsx';

import styles from './record-form.module.css';

/** Frequent activities first, then the library, then a title of one's own. */
export function WhatPart({ isOpen }: { isOpen: boolean }) {
  const { change, goTo, beginning, problems, setProblems } = useRecordForm();
  const isNew = useRecordDraft(({ edits }) => edits === undefined);
  const residents = useRecordValue(residentIds);
  const isFree = useRecordValue(
    ({ activity_id, free_title }) => activity_id === null && free_title !== null,
  );
  const [typed, setTyped] = useState('');
  if (!isOpen) return <ChosenWhat />;

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
    <section className={styles.part} aria-labelledby="what-title" data-tour="record-what">
      <h2 id="what-title" data-part="what" tabIndex={-1} className={styles.heading}>
        {m.reports_what_title()}
      </h2>
      {isFree ? (
        <FreeTitle />
      ) : (
        <>
          {isNew && !isSearching && <Unfinished />}
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
