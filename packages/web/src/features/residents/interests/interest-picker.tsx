import { matchName } from '@relish/shared/accounts/people/match-name.ts';
import {
  type Interest,
  INTEREST_GROUPS,
  type InterestGroupKey,
  INTERESTS,
} from '@relish/shared/residents/interests/taxonomy.ts';
import { ArrowLeft } from 'lucide-react';
import { type Ref, useEffect, useRef, useState } from 'react';

import { Button } from '../../../ui/actions/button.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { m } from '../../../words/m.ts';
import type { ResidentInterest } from './api.ts';
import { GroupTiles } from './group-tiles.tsx';
import { InterestTiles } from './interest-tiles.tsx';

import styles from './interest-picker.module.css';

interface Props {
  known: readonly ResidentInterest[];
  group: string | null;
  onGroup: (group: InterestGroupKey | null) => void;
  onPick: (interest: Interest) => void;
}

/** Shows the groups, then the interests of one group, or the search results. */
export function InterestPicker({ known, group, onGroup, onPick }: Props) {
  const [typed, setTyped] = useState('');
  const opened = INTEREST_GROUPS.find(({ key }) => key === group);
  const matches = typed.trim() === '' ? undefined : find(typed);
  const start = useRef<HTMLElement>(null);
  const shown = useRef(group);
  useEffect(() => {
    // The pressed button is gone, so the focus moves to the start of the new pictures.
    if (shown.current !== group) start.current?.focus();
    shown.current = group;
  }, [group]);
  return (
    <Card title={m.interests_pick_title()}>
      <TextField
        type="search"
        label={m.interests_search()}
        placeholder={m.interests_search_hint()}
        autoComplete="off"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {matches ? (
        <>
          <output className={styles.note}>
            {matches.length === 0
              ? m.interests_none_found()
              : m.interests_found({ count: matches.length })}
          </output>
          <InterestTiles
            label={m.interests_search()}
            items={matches}
            known={known}
            onPick={onPick}
          />
        </>
      ) : opened ? (
        <>
          <div className={styles.group}>
            <h3 ref={start as Ref<HTMLHeadingElement>} tabIndex={-1} className={styles.title}>
              {opened.title}
            </h3>
            <Button
              kind="quiet"
              size="small"
              icon={<ArrowLeft aria-hidden="true" />}
              onClick={() => onGroup(null)}
            >
              {m.interests_all_groups()}
            </Button>
          </div>
          <InterestTiles label={opened.title} items={opened.items} known={known} onPick={onPick} />
        </>
      ) : (
        <>
          <p ref={start as Ref<HTMLParagraphElement>} tabIndex={-1} className={styles.note}>
            {m.interests_pick_text()}
          </p>
          <GroupTiles known={known} onOpen={onGroup} />
        </>
      )}
    </Card>
  );
}

const find = (typed: string) =>
  INTERESTS.map((interest) => ({ interest, fit: matchName(typed, [interest.label]) }))
    .filter(({ fit }) => fit > 0)
    .toSorted((a, b) => b.fit - a.fit)
    .map(({ interest }) => interest);
