import { Gift } from 'lucide-react';

import { useCan } from '../../../session/use-session.ts';
import { Link } from '../../../ui/actions/link.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { m } from '../../../words/m.ts';

interface Props {
  residentId: string;
  name: string;
  hasDied: boolean;
}

/** For a relative, once the stay has ended. */
export function FamilyGiftCard({ residentId, name, hasDied }: Props) {
  if (!useCan('photos.gift')) return null;
  return (
    <Card title={m.gift_family_title({ name })}>
      <p>{hasDied ? m.gift_family_died({ name }) : m.gift_family_left({ name })}</p>
      <Link
        kind="primary-button"
        to={`/photo-gift?resident_id=${residentId}`}
        icon={<Gift aria-hidden="true" />}
      >
        {m.gift_family_link()}
      </Link>
    </Card>
  );
}
