import { actionState } from '@relish/shared/surveys/actions/choices.ts';
import type { Action, ActionRow } from '@relish/shared/surveys/actions/contract.ts';

import type { ActionEntry, AskedRow } from './queries.ts';

export const toRow = (action: ActionEntry, today: string): ActionRow => ({
  id: action.id,
  theme: action.theme,
  said: action.said,
  will_do: action.will_do,
  owner: { id: action.owner_id, name: action.owner_name },
  due_on: action.due_on,
  done_on: action.done_on,
  source: action.source,
  state: actionState(action, today),
  published_at: action.published_at,
});

export function toAction(
  action: ActionEntry,
  {
    today,
    residents,
    feedback_id,
  }: { today: string; residents: AskedRow[]; feedback_id: string | null },
): Action {
  const { survey_id, meeting_id, closed_at, published_said, published_did } = action;
  return {
    ...toRow(action, today),
    survey: survey_id === null ? null : { id: survey_id, title: action.survey_title ?? '' },
    meeting: meeting_id === null ? null : { id: meeting_id, title: action.meeting_title ?? '' },
    feedback_id,
    thread_id: action.thread_id,
    proof: action.proof,
    published:
      published_said === null || published_did === null
        ? null
        : { said: published_said, did: published_did },
    ask_on: action.ask_on,
    residents,
    closed:
      closed_at === null
        ? null
        : { at: closed_at, by: action.closed_name, reason: action.close_reason },
    version: action.version,
  };
}
