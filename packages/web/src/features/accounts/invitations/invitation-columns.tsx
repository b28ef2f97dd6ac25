import { Button } from '../../../ui/actions/button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import type { Column } from '../../../ui/table/table-column.ts';
import { formatDate } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { ROLE_WORDS } from '../../../words/roles.ts';
import type { Invitation } from './api.ts';

const STATUS: Record<
  Invitation['status'],
  { words: () => string; kind: 'brand' | 'neutral' | 'attention' }
> = {
  pending: { words: m.invitations_pending, kind: 'attention' },
  accepted: { words: m.invitations_accepted, kind: 'brand' },
  expired: { words: m.invitations_expired, kind: 'neutral' },
  cancelled: { words: m.invitations_cancelled, kind: 'neutral' },
};

export const invitationColumns = (cancel: (id: string) => void): Column<Invitation>[] => [
  {
    id: 'email',
    title: m.field_email(),
    cell: ({ email }) => email,
    sortBy: ({ email }) => email,
    isRowTitle: true,
  },
  {
    id: 'role',
    title: m.invitations_role(),
    cell: ({ role }) => ROLE_WORDS[role](),
    sortBy: ({ role }) => ROLE_WORDS[role](),
  },
  {
    id: 'status',
    title: m.invitations_status(),
    cell: ({ status }) => <Badge kind={STATUS[status].kind}>{STATUS[status].words()}</Badge>,
    sortBy: ({ status }) => STATUS[status].words(),
  },
  {
    id: 'sent',
    title: m.invitations_sent(),
    cell: ({ created_at }) => formatDate(new Date(created_at)),
    sortBy: ({ created_at }) => new Date(created_at),
  },
  {
    id: 'actions',
    title: m.ui_actions(),
    cell: ({ id, status }) =>
      status === 'pending' && (
        <Button kind="quiet" size="small" onClick={() => cancel(id)}>
          {m.invitations_cancel()}
        </Button>
      ),
  },
];
