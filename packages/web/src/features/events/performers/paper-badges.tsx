import { listPaperWarnings, type Papers } from '@relish/shared/events/performers/papers.ts';
import { FileWarning } from 'lucide-react';

import { useToday } from '../../../session/use-today.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { paperWords } from './performer-words.ts';

import styles from './performers.module.css';

interface Props {
  papers: Papers;
  /** Of the event they are needed for; events that are over need none. */
  day?: string | undefined;
}

/** Quiet warnings that insurance or DBS end soon, or have ended. */
export function PaperBadges({ papers, day }: Props) {
  const today = useToday();
  if (day !== undefined && day < today) return null;
  const warnings = listPaperWarnings(papers, today, day);
  if (warnings.length === 0) return null;
  return (
    <span className={styles.badges}>
      {warnings.map((warning) => (
        <Badge key={warning.paper} kind="attention" icon={FileWarning}>
          {paperWords(warning)}
        </Badge>
      ))}
    </span>
  );
}
