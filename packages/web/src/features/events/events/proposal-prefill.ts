import { EVENT_LIMITS } from '@relish/shared/events/events/choices.ts';

import type { Proposal } from '../proposals/api.ts';
import type { EventValues } from './event-values.ts';

/** The first sentence, cut between words. */
function toTitle(text: string): string {
  const [sentence = ''] = text.split(/[.!?\n]/, 1);
  const title = sentence.trim();
  if (title.length <= EVENT_LIMITS.title) return title;
  return title.slice(0, EVENT_LIMITS.title).replace(/\s+\S*$/, '');
}

/** The suggestion of a relative in their words, to be edited. */
export const withProposal = (
  values: EventValues,
  { text }: Pick<Proposal, 'text'>,
): EventValues => ({ ...values, title: toTitle(text), description: text });
