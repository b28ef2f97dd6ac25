import type { CardKind } from '@relish/shared/chat/messages/choices.ts';

import { apiOrigin, read } from '../../../api/client.ts';

export interface ChosenCard {
  kind: CardKind;
  id: string;
  title: string;
}

const KINDS: Partial<Record<string, Exclude<CardKind, 'notice'>>> = {
  '/event': 'event',
  '/activity': 'activity',
  '/report': 'moment',
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

/** Undefined if the user cannot open it: the address then stays text. */
export async function findCard(
  kind: Exclude<CardKind, 'notice'>,
  id: string,
): Promise<ChosenCard | undefined> {
  try {
    const quietly = { quiet: true };
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
