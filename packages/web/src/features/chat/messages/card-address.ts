import type { CardKind } from '@relish/shared/chat/messages/choices.ts';

import { apiOrigin, read } from '../../../api/client.ts';
import type { Thread } from '../threads/api.ts';

export interface ChosenCard {
  kind: CardKind;
  id: string;
  title: string;
}

const KINDS: Partial<Record<string, CardKind>> = {
  '/event': 'event',
  '/activity': 'activity',
  '/report': 'moment',
  '/manage-notice-board': 'notice',
};

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** An address of this app, alone, that leads to a record with a card. */
export function parseCardAddress(text: string) {
  const address = text.trim();
  if (!URL.canParse(address)) return undefined;
  const { origin, pathname, searchParams } = new URL(address);
  const kind = KINDS[pathname];
  const id = searchParams.get('id') ?? '';
  const isOurs = origin === location.origin || origin === apiOrigin(location.origin);
  return kind && isOurs && ID.test(id) ? { kind, id, address } : undefined;
}

/** Undefined if the user cannot open it, or the family never could: the address then stays text. */
export async function findCard(
  kind: CardKind,
  id: string,
  { kind: threadKind }: Pick<Thread, 'kind'>,
): Promise<ChosenCard | undefined> {
  try {
    const quietly = { quiet: true };
    if (kind === 'notice') {
      const notices = await read('dashboard/notice-board', {}, quietly);
      const withFamily = threadKind === 'family' || threadKind === 'private';
      const notice = notices.find((each) => each.id === id);
      if (!notice || (withFamily && (notice.audience === 'staff' || notice.is_hidden)))
        return undefined;
      return { kind, id, title: notice.title };
    }
    const { title } =
      kind === 'event'
        ? await read('events/get', { id }, quietly)
        : kind === 'activity'
          ? await read('activities/get', { id }, quietly)
          : await read('reports/get', { id }, quietly);
    return { kind, id, title };
  } catch {
    return undefined;
  }
}
