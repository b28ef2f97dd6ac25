import { useState } from 'react';

import { ApiError } from '../../../api/api-error.ts';
import { sentence } from '../../../api/error-catalogue.ts';
import { useUser } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { formatList, formatTime } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import type { Outing, Round, Stage } from './api.ts';
import { saveCount } from './counts-outbox.ts';
import { Faces } from './faces.tsx';
import { HeadcountResult } from './headcount-result.tsx';
import { nameThem } from './headcount-words.ts';
import { findNextRound, listExpected, type OwnRound } from './rounds.ts';

import styles from './headcount.module.css';

interface Props {
  outing: Outing;
  stage: Stage;
  own: OwnRound;
  /** The round in which this person counts, as the server knows it. */
  others: Round | undefined;
  onCounted: () => void;
}

/** One tap for each face; names, never a number. */
export function FaceCount({ outing, stage, own, others, onCounted }: Props) {
  const me = useUser();
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const [isCounting, setCounting] = useState(own.comparison === null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const ids = listExpected(outing).map(({ id }) => id);
  const unseen = ids.filter((id) => !seen.has(id));

  if (!isCounting && own.comparison !== null)
    return (
      <HeadcountResult
        outing={outing}
        own={{ ...own, comparison: own.comparison }}
        others={others}
        onAgain={() => {
          setSeen(new Set());
          setCounting(true);
        }}
      />
    );

  const toggle = (id: string) => {
    const next = new Set(seen);
    if (!next.delete(id)) next.add(id);
    setSeen(next);
  };
  const save = async () => {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await saveCount({
        client_uuid: crypto.randomUUID(),
        event_id: outing.event_id,
        stage,
        round: findNextRound(own),
        seen_ids: [...seen],
        counted_at: new Date().toISOString(),
      });
      onCounted();
      setCounting(false);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(sentence(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <CountedByOthers others={others} myId={me.id} />
      <Faces outing={outing} seen={seen} onToggle={toggle} />
      {problem !== undefined && <Banner kind="danger">{problem}</Banner>}
      <div className={styles.save}>
        <p className={styles.unseen} aria-live="polite">
          {unseen.length === 0
            ? m.headcount_all_tapped()
            : m.headcount_not_tapped({ names: nameThem(outing, unseen) })}
        </p>
        <Button fullWidth busy={busy} onClick={() => void save()}>
          {unseen.length === 0 ? m.headcount_save() : m.headcount_save_missing()}
        </Button>
      </div>
    </>
  );
}

function CountedByOthers({ others, myId }: { others: Round | undefined; myId: string }) {
  const { time_zone } = useUser().carehome;
  const counters = others?.counted_by.filter(({ id }) => id !== myId) ?? [];
  if (counters.length === 0 || others?.comparison !== null) return null;
  return (
    <Banner kind="info">
      {m.headcount_counted_by({
        names: formatList(
          counters.map(
            ({ name, counted_at }) => `${name} (${formatTime(new Date(counted_at), time_zone)})`,
          ),
        ),
      })}
    </Banner>
  );
}
