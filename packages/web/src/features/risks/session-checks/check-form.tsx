import { RISK_LIMITS } from '@relish/shared/risks/risk-assessments/choices.ts';
import {
  type CheckAnswer,
  findCheckState,
  SESSION_CHECKS,
} from '@relish/shared/risks/session-checks/check.ts';
import { type FormEvent, useState } from 'react';

import { ApiError } from '../../../api/api-error.ts';
import { sentence } from '../../../api/error-catalogue.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { SegmentedControl } from '../../../ui/forms/segmented-control.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { m } from '../../../words/m.ts';
import type { Party } from './api.ts';
import type { MadeCheck } from './check-result.tsx';
import { CHECK_QUESTIONS } from './check-words.ts';
import { saveCheck } from './checks-outbox.ts';
import { nameUnassessed } from './name-unassessed.ts';

import styles from './session-check.module.css';

type Check = CheckAnswer['check'];

interface Props {
  eventId: string;
  /** Undefined while it loads, and offline on a device that has not seen it. */
  party: Party | undefined;
  onMade: (made: MadeCheck) => void;
}

/** Five taps and save. A “no” opens its note at once. */
export function CheckForm({ eventId, party, onMade }: Props) {
  const [answers, setAnswers] = useState<Partial<Record<Check, CheckAnswer>>>({});
  const [joinedNote, setJoinedNote] = useState('');
  const [isTried, setTried] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [clientUuid] = useState(() => crypto.randomUUID());
  const given = SESSION_CHECKS.flatMap((check) => answers[check] ?? []);
  const state = findCheckState(given);
  const joined = party ? nameUnassessed(party) : '';

  const answer = (check: Check, change: Partial<CheckAnswer>) =>
    setAnswers((before) => ({
      ...before,
      [check]: { check, ok: true, note: null, ...before[check], ...change },
    }));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (busy || state === 'unfinished' || state === 'note_missing') return;
    setBusy(true);
    setProblem(undefined);
    try {
      const saved = await saveCheck({
        client_uuid: clientUuid,
        event_id: eventId,
        assessment_id: party?.assessment_id ?? null,
        resident_ids: party?.goers.map(({ id }) => id) ?? [],
        answers: given,
        joined_note: joinedNote || null,
        checked_at: new Date().toISOString(),
      });
      onMade({
        state: saved?.state ?? (joined === '' ? state : 'stop_and_think'),
        unassessedIds: saved?.unassessed_ids ?? party?.unassessed_ids ?? [],
        isWaiting: saved === undefined,
      });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(sentence(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {joined !== '' && (
        <Banner kind="attention" title={m.check_joined_title()}>
          {m.check_joined({ names: joined })}
        </Banner>
      )}
      {SESSION_CHECKS.map((check) => (
        <Question
          key={check}
          check={check}
          answer={answers[check]}
          isTried={isTried}
          onChange={(change) => answer(check, change)}
        />
      ))}
      {joined !== '' && (
        <TextArea
          label={m.check_joined_note()}
          hint={m.check_joined_note_hint()}
          optional
          maxLength={RISK_LIMITS.note}
          value={joinedNote}
          onChange={(event) => setJoinedNote(event.target.value)}
        />
      )}
      {problem !== undefined && <Banner kind="danger">{problem}</Banner>}
      <div className={styles.save}>
        <Button type="submit" fullWidth busy={busy}>
          {m.check_save()}
        </Button>
      </div>
    </form>
  );
}

interface QuestionProps {
  check: Check;
  answer: CheckAnswer | undefined;
  isTried: boolean;
  onChange: (change: Partial<CheckAnswer>) => void;
}

function Question({ check, answer, isTried, onChange }: QuestionProps) {
  const isNoteMissing = answer !== undefined && !answer.ok && !answer.note?.trim();
  return (
    <div className={styles.question}>
      <SegmentedControl
        label={CHECK_QUESTIONS[check]()}
        options={[
          { value: 'yes', label: m.check_yes() },
          { value: 'no', label: m.check_no() },
        ]}
        value={answer && (answer.ok ? 'yes' : 'no')}
        errors={isTried && !answer ? [m.check_answer_missing()] : undefined}
        onChange={(value) => onChange({ ok: value === 'yes' })}
      />
      {answer?.ok === false && (
        <TextArea
          label={m.check_note()}
          hint={m.check_note_hint()}
          maxLength={RISK_LIMITS.note}
          value={answer.note ?? ''}
          errors={isTried && isNoteMissing ? [m.check_note_missing()] : undefined}
          onChange={(event) => onChange({ note: event.target.value })}
        />
      )}
    </div>
  );
}
