import type { Domain } from '@relish/shared/residents/pal/levels.ts';
import { DOMAIN_TEXTS } from '@relish/shared/residents/pal/statements.ts';

import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { m } from '../../../words/m.ts';

import styles from './missing-answers.module.css';

interface Props {
  missing: readonly Domain[];
  onGoTo: (domain: Domain) => void;
}

/** V1: links to the unanswered headings. */
export const MissingAnswers = ({ missing, onGoTo }: Props) => (
  <Card title={m.pal_check_result()}>
    <p>{m.pal_check_missing({ count: missing.length })}</p>
    <ul className={styles.list}>
      {missing.map((domain) => (
        <li key={domain}>
          <Button kind="quiet" onClick={() => onGoTo(domain)}>
            {m.pal_check_go_to({ domain: DOMAIN_TEXTS[domain].title })}
          </Button>
        </li>
      ))}
    </ul>
  </Card>
);
