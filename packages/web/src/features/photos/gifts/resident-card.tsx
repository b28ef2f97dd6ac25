import type { Status } from '@relish/shared/residents/residents/choices.ts';
import { isArchived } from '@relish/shared/residents/residents/status-machine.ts';

import { useCan } from '../../../session/use-session.ts';
import { Link } from '../../../ui/actions/link.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { m } from '../../../words/m.ts';

/** On the profile of someone who has moved out or died: photos for the family. */
export function GiftCard({ residentId, status }: { residentId: string; status: Status }) {
  const mayMake = useCan('photos.gift');
  if (!mayMake || !isArchived(status)) return null;
  return (
    <Card
      title={m.gift_card_title()}
      actions={<Link to={`/photo-gift?resident_id=${residentId}`}>{m.gift_card_link()}</Link>}
    >
      <p>{m.gift_card_text()}</p>
    </Card>
  );
}
