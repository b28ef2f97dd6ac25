import { usualObservation } from '@relish/shared/pal/review.ts';
import { useEffect, useState } from 'react';

import { useUser } from '../../session/use-session.ts';
import { type PalPerson, type PalSheet, useShownDraft } from './api.ts';
import { CheckKeeper, type Keeping } from './check-keeper.ts';

function startOf({ draft, today }: PalPerson): PalSheet {
  if (!draft) return { ...usualObservation(today), contributors: [], answers: {}, notes: null };
  const { observed_from, observed_to, contributors, answers, notes } = draft;
  return { observed_from, observed_to, contributors, answers, notes };
}

/** The sheet that is filled in, and whether it is kept. */
export function useCheckDraft(person: PalPerson) {
  const { id: userId, carehome } = useUser();
  const showDraft = useShownDraft(person.resident_id);
  const [sheet, setSheet] = useState(() => startOf(person));
  const [keeping, setKeeping] = useState<Keeping>(person.draft ? 'saved' : 'fresh');
  const [keeper] = useState(
    () =>
      new CheckKeeper({
        residentId: person.resident_id,
        owner: { userId, carehomeId: carehome.id },
        sheet,
        version: person.draft?.version ?? null,
        savedAt: person.draft?.updated_at,
        tell: setKeeping,
        saved: showDraft,
      }),
  );

  useEffect(() => {
    let gone = false;
    void keeper.keptHere().then((kept) => {
      if (kept && !gone) setSheet(kept);
    });
    return () => {
      gone = true;
      keeper.leave();
    };
  }, [keeper]);

  return {
    sheet,
    keeping,
    change: (difference: Partial<PalSheet>) => {
      const next = { ...sheet, ...difference };
      setSheet(next);
      keeper.change(next);
    },
    end: () => keeper.end(),
    load: (newer: PalPerson) => {
      const next = startOf(newer);
      setSheet(next);
      keeper.follow(next, newer.draft?.version ?? null);
    },
    keepThis: () => void keeper.insist(),
  };
}
