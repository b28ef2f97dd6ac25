import type { Basis, Purpose } from '@relish/shared/residents/consents/purposes.ts';
import { groundsFor } from '@relish/shared/residents/consents/purposes.ts';

import { SegmentedControl } from '../../../ui/forms/segmented-control.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { m } from '../../../words/m.ts';
import { PURPOSE_GROUPS, QUESTIONS } from './purpose-words.ts';

import styles from './consent-form.module.css';

export type Answered = 'yes' | 'no' | 'ask_each_time' | 'skip';
export type Answers = Partial<Record<Purpose, Answered>>;

interface Props {
  name: string;
  basis: Basis | null;
  answers: Answers;
  onAnswer: (purpose: Purpose, answer: Answered) => void;
  listErrors: (purpose: Purpose) => string[] | undefined;
}

/** Offers a yes only where the basis allows it. */
export const SeveralAnswers = ({ name, basis, answers, onAnswer, listErrors }: Props) =>
  PURPOSE_GROUPS.map(({ id, title, purposes }) => (
    <Card key={id} title={title()}>
      <div className={styles.answers}>
        {purposes.map((purpose) => {
          const mayAgree = basis === null || groundsFor(purpose).includes(basis);
          return (
            <SegmentedControl<Answered>
              key={purpose}
              label={QUESTIONS[purpose]({ name })}
              hint={mayAgree ? undefined : m.consent_several_own_only({ name })}
              errors={listErrors(purpose)}
              value={answers[purpose] ?? 'skip'}
              onChange={(answer) => onAnswer(purpose, answer)}
              options={[
                { value: 'yes', label: m.consent_yes(), disabled: !mayAgree },
                { value: 'no', label: m.consent_no() },
                { value: 'ask_each_time', label: m.consent_ask_short() },
                { value: 'skip', label: m.consent_skip() },
              ]}
            />
          );
        })}
      </div>
    </Card>
  ));
