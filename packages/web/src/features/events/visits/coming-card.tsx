import { CalendarPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import { useCan } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { m } from '../../../words/m.ts';
import { useOwnVisits } from './api.ts';
import { eventTitles, visitWhenWords } from './visit-words.ts';

import styles from './visits.module.css';

const VisitDialog = lazy(() => import('./visit-dialog.tsx'));

/** On the first screen of a relative: the next visit to their resident, and one tap to announce one. */
export function ComingCard({ residentId, name }: { residentId: string; name: string }) {
  const { data } = useOwnVisits();
  const mayAnnounce = useCan('visits.announce');
  const [isOpen, setOpen] = useState(false);
  const next = data?.find(({ resident }) => resident === null || resident.id === residentId);
  return (
    <Card
      title={m.visits_card_title({ name })}
      actions={<Link to="/visits">{m.visits_card_all()}</Link>}
    >
      <div className={styles.stack}>
        <p>
          {next ? (
            <span translate="no">
              {[m.visits_card_next({ when: visitWhenWords(next) }), eventTitles(next)]
                .filter(Boolean)
                .join(' · ')}
            </span>
          ) : (
            <span className={styles.quiet}>
              {mayAnnounce ? m.visits_card_none() : m.visits_locked()}
            </span>
          )}
        </p>
        {mayAnnounce && (
          <div>
            <Button
              kind="quiet"
              icon={<CalendarPlus aria-hidden="true" />}
              onClick={() => setOpen(true)}
            >
              {m.visits_announce()}
            </Button>
          </div>
        )}
      </div>
      {isOpen && (
        <Suspense>
          <VisitDialog
            people={[{ id: residentId, preferred_name: name }]}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </Card>
  );
}
