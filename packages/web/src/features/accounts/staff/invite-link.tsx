import { MailPlus } from 'lucide-react';

import { Link } from '../../../ui/actions/link.tsx';
import { m } from '../../../words/m.ts';

export const InviteLink = ({ kind }: { kind: 'primary-button' | 'quiet-button' }) => (
  <Link
    data-tour="staff-invite"
    kind={kind}
    to="/tabs/invitations?add=1"
    icon={<MailPlus aria-hidden="true" />}
  >
    {m.staff_invite()}
  </Link>
);
