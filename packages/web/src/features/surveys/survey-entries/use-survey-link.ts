import type { BlindedToken } from '@relish/shared/surveys/survey-entries/blind-token.ts';
import { LINK_SECRET } from '@relish/shared/surveys/survey-entries/link-secret.ts';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

import { ApiError } from '../../../api/api-error.ts';
import { call, read } from '../../../api/client.ts';
import { sentence } from '../../../api/error-catalogue.ts';
import { isAway } from '../../../forms/send-unless-away.ts';
import { watchNetwork } from '../../../platform/network.ts';
import { readSealed, writeSealed } from '../../../platform/sealed-store.ts';
import { sealedName } from '../../../session/sealed-drafts.ts';
import type { AnswerableSurvey } from './api.ts';
import type { SentAnswers } from './survey-sheet.tsx';
import type { AnswerKeeping, Answers } from './use-answers.ts';

const AGAIN_MS = 20_000;
const QUIET = { quiet: true } as const;

interface Token {
  blind: BlindedToken;
  signature?: string | undefined;
}

/** Kept encrypted on the device until the server has the answers. */
interface Kept {
  answers?: Answers | undefined;
  /** Survives a refusal, because each person gets only one. */
  token?: Token | undefined;
  /** Send was pressed; the id makes sure that it counts once (N20). */
  sending?: (SentAnswers & { client_uuid: string }) | undefined;
  isSent?: true;
}

type State =
  | { is: 'loading' | 'failed' | 'lost' | 'done' | 'queued' | 'thanks' }
  | { is: 'asking'; survey: AnswerableSurvey };

interface Opened {
  link: 'personal' | 'poster';
  survey: AnswerableSurvey;
}

/** The secret itself is not stored, only its hash. */
async function nameKept(secret: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret));
  const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0'));
  return sealedName({ userId: 'link', carehomeId: hex.join('') }, 'form', 'survey');
}

export function useSurveyLink(secret: string) {
  const [state, setState] = useState<State>(() => ({
    is: LINK_SECRET.test(secret) ? 'loading' : 'lost',
  }));
  const [refused, setRefused] = useState<string>();
  const opened = useRef<Opened>(undefined);
  const isSending = useRef(false);

  const kept = useMemo(() => openKept(secret), [secret]);

  const deliver = useCallback(async () => {
    const { sending } = await kept.read();
    if (!sending || !opened.current || isSending.current) return;
    isSending.current = true;
    try {
      await sendKept(secret, opened.current, sending, kept);
      await kept.replace({ isSent: true });
      setState({ is: 'thanks' });
    } catch (error) {
      if (isAway(error)) setState({ is: 'queued' });
      else {
        if (!(error instanceof ApiError)) throw error;
        await kept.change({ sending: undefined, answers: sending.answers });
        setRefused(sentence(error));
        setState({ is: 'asking', survey: opened.current.survey });
      }
    } finally {
      isSending.current = false;
    }
  }, [secret, kept]);

  useEffect(() => {
    const open = async () => {
      const before = await kept.read();
      if (before.isSent) return setState({ is: 'thanks' });
      try {
        opened.current = await read('survey-entries/open-link', { secret }, QUIET);
      } catch (error) {
        const status = error instanceof ApiError ? error.status : 0;
        return setState({ is: status === 404 || status === 422 ? 'lost' : 'failed' });
      }
      if (before.sending) return deliver();
      const { survey } = opened.current;
      // With its token still on this device, the survey can be answered.
      const isDone = survey.is_done && before.token === undefined;
      return setState(isDone ? { is: 'done' } : { is: 'asking', survey });
    };
    // A link that was cut off is not sent to the server.
    if (LINK_SECRET.test(secret)) void open();
  }, [secret, kept, deliver]);
  useEffect(() => {
    if (state.is !== 'queued') return undefined;
    const timer = setInterval(() => void deliver(), AGAIN_MS);
    const stop = watchNetwork((online) => void (online && deliver()));
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [state.is, deliver]);

  const keeping = useMemo<AnswerKeeping>(
    () => ({
      read: async () => (await kept.read()).answers,
      write: (answers) => void kept.change({ answers }),
    }),
    [kept],
  );

  return {
    state,
    refused,
    keeping,
    send: async (sent: SentAnswers) => {
      setRefused(undefined);
      await kept.change({ sending: { ...sent, client_uuid: crypto.randomUUID() } });
      await deliver();
    },
  };
}

async function sendKept(
  secret: string,
  { link, survey }: Opened,
  sending: NonNullable<Kept['sending']>,
  kept: ReturnType<typeof openKept>,
) {
  const { answers, language, mode, client_uuid } = sending;
  if (link === 'poster' || !survey.key) {
    const input = { secret, client_uuid, answers, language, mode };
    await call('survey-entries/answer-by-link', input, QUIET);
    return;
  }
  const { blindToken, unblindToken } =
    await import('@relish/shared/surveys/survey-entries/blind-token.ts');
  const { token } = await kept.read();
  const blind = token?.blind ?? (await blindToken(survey.key));
  let signature = token?.signature;
  if (signature === undefined) {
    // Kept first, so that a lost answer can be asked for again with the same token.
    await kept.change({ token: { blind } });
    const { blinded } = blind;
    const signed = await call('survey-entries/take-token-by-link', { secret, blinded }, QUIET);
    signature = await unblindToken(survey.key, blind, signed.blind_signature);
    await kept.change({ token: { blind, signature } });
  }
  const input = { survey_id: survey.id, token: blind.token, signature, answers, language, mode };
  await call('survey-entries/send', input, QUIET);
}

function openKept(secret: string) {
  const name = nameKept(secret);
  // In turn, because two changes at once would lose one of them.
  let work: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(step: () => Promise<T>): Promise<T> => {
    const done = work.then(step, step);
    work = done.catch(() => undefined);
    return done;
  };
  const readKept = async () => ((await readSealed(await name)) as Kept | undefined) ?? {};
  return {
    read: () => inTurn(readKept),
    change: (change: Kept) =>
      inTurn(async () => writeSealed(await name, { ...(await readKept()), ...change })),
    replace: (next: Kept) => inTurn(async () => writeSealed(await name, next)),
  };
}
