import type { BoardNotice, ManagedNotice } from '@relish/shared/board/notices/contract.ts';

export const TEA = '0197a000-0000-7000-8000-000000000701';
export const ROTA = '0197a000-0000-7000-8000-000000000702';

/** Tea in the garden, for everyone. */
export const makeBoardNotice = (differences: Partial<BoardNotice> = {}): BoardNotice => ({
  id: TEA,
  title: 'Tea in the garden',
  body: 'Saturday at 15:00.',
  audience: 'all',
  priority: 'normal',
  pinned: false,
  author: 'Grace Adeyemi',
  published_at: '2026-11-14T09:00:00.000Z',
  expires_at: '2026-12-14T23:59:00.000Z',
  pictures: [],
  is_read: false,
  is_hidden: false,
  ...differences,
});

/** The same notice as its writer sees it. */
export const makeManagedNotice = (differences: Partial<ManagedNotice> = {}): ManagedNotice => ({
  id: TEA,
  title: 'Tea in the garden',
  body: 'Saturday at 15:00.',
  audience: 'all',
  priority: 'normal',
  pinned: false,
  state: 'live',
  publish_at: '2026-11-14T09:00:00.000Z',
  expires_at: '2026-12-14T23:59:00.000Z',
  author: 'Grace Adeyemi',
  pictures: [],
  homes: 1,
  readers: null,
  hidden_by: [],
  version: 1,
  ...differences,
});
