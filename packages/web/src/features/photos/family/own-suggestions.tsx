import { Image } from 'lucide-react';

import { useUser } from '../../../session/use-session.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { ServerImage } from '../../../ui/layout/server-image.tsx';
import { m } from '../../../words/m.ts';
import { type OwnSuggestion, useOwnSuggestions } from './api.ts';

import styles from './family.module.css';

const STATES = {
  waiting: { label: m.family_photos_waiting, tone: 'info' },
  accepted: { label: m.family_photos_accepted, tone: 'brand' },
  declined: { label: m.family_photos_declined, tone: 'neutral' },
} as const;

/** Family photos the relative has sent, until they appear in the feed. */
export function OwnSuggestions({ residentId }: { residentId: string | undefined }) {
  const { data = [] } = useOwnSuggestions(residentId);
  if (data.length === 0) return null;
  return (
    <Card title={m.family_photos_own()}>
      <ul className={styles.suggestions}>
        {data.map((suggestion) => (
          <SuggestionRow key={suggestion.id} suggestion={suggestion} />
        ))}
      </ul>
    </Card>
  );
}

function SuggestionRow({ suggestion }: { suggestion: OwnSuggestion }) {
  const { state, picture, caption, answer } = suggestion;
  const { name } = useUser().carehome;
  const { label, tone } = STATES[state];
  return (
    <li className={styles.suggestion}>
      {picture ? (
        <ServerImage className={styles.small} src={picture.thumb} alt="" />
      ) : (
        <span className={styles.small} aria-hidden="true">
          <Image />
        </span>
      )}
      <div className={styles.write}>
        {caption !== null && <p translate="no">{caption}</p>}
        <div>
          <Badge kind={tone}>{label()}</Badge>
        </div>
        {state === 'accepted' && (
          <p className={styles.quiet}>{m.family_photos_accepted_text({ home: name })}</p>
        )}
        {answer !== null && (
          <p className={styles.said} translate="no">
            {answer}
          </p>
        )}
      </div>
    </li>
  );
}
