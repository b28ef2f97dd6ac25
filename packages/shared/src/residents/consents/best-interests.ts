import { z } from 'zod';

import { optionalDay, optionalLine, optionalText } from '../../fields.ts';
import { CONSULTED_AS, isPaid, needsImcaAnswer } from './consulted.ts';

export interface Refusal {
  path: string[];
  message: string;
}

const MOST_CONSULTED = 20;

const Consulted = z.object({
  name: optionalLine(120),
  relation: z.enum(CONSULTED_AS, { error: 'Choose from the list.' }).nullable().default(null),
});

/**
 * Mental Capacity Act 2005, section 4. The decision-maker's name is `decided_by`;
 * `checkBestInterests` decides what is required.
 */
export const BestInterests = z.object({
  role: optionalLine(120),
  consulted: z.array(Consulted).max(MOST_CONSULTED, `Name at most ${MOST_CONSULTED}.`).default([]),
  nobody_to_consult: z.boolean().default(false),
  imca: z.enum(['instructed', 'not_required']).nullable().default(null),
  imca_name: optionalLine(120),
  imca_on: optionalDay,
  imca_reason: optionalText(500),
  wishes: optionalText(2000),
  less_restrictive: optionalText(1000),
});
export type BestInterests = z.infer<typeof BestInterests>;

const isFilled = ({ name, relation }: BestInterests['consulted'][number]) =>
  name !== null || relation !== null;

export function checkBestInterests(details: BestInterests | null): Refusal[] {
  const at = (field: string, message: string): Refusal => ({
    path: ['best_interests', ...field.split('.')],
    message,
  });
  const answers = details ?? BestInterests.parse({});
  return [
    ...(answers.role === null
      ? [at('role', 'Enter the decision-maker’s role, for example registered manager.')]
      : []),
    ...checkConsulted(answers, at),
    ...(needsImcaAnswer(answers) ? checkImca(answers, at) : []),
    ...(answers.wishes === null
      ? [at('wishes', 'Enter what is known of their wishes, feelings, beliefs and values.')]
      : []),
  ];
}

type At = (field: string, message: string) => Refusal;

function checkConsulted({ consulted, nobody_to_consult }: BestInterests, at: At): Refusal[] {
  const rows = consulted.flatMap((row, index) => {
    if (!isFilled(row)) return [];
    return [
      ...(row.name === null ? [at(`consulted.${index}.name`, 'Enter their name.')] : []),
      ...(row.relation === null
        ? [at(`consulted.${index}.relation`, 'Choose who they are to the person.')]
        : []),
    ];
  });
  if (nobody_to_consult)
    return consulted.some(({ relation }) => relation !== null && !isPaid(relation))
      ? [...rows, at('nobody_to_consult', 'You have listed someone who is not paid staff.')]
      : rows;
  return consulted.some(isFilled)
    ? rows
    : [
        at(
          'nobody_to_consult',
          'Name at least one person who was consulted, or say that there was nobody.',
        ),
      ];
}

function checkImca({ imca, imca_name, imca_on, imca_reason }: BestInterests, at: At): Refusal[] {
  if (imca === null) return [at('imca', 'Say whether an IMCA was instructed.')];
  if (imca === 'not_required')
    return imca_reason === null
      ? [at('imca_reason', 'Enter why an IMCA is not required for this decision.')]
      : [];
  return [
    ...(imca_name === null ? [at('imca_name', 'Enter the IMCA’s name.')] : []),
    ...(imca_on === null ? [at('imca_on', 'Enter the date the IMCA was instructed.')] : []),
  ];
}

/** Drops empty lines and answers that do not apply. */
export function tidyBestInterests(details: BestInterests): BestInterests {
  const isImcaAsked = needsImcaAnswer(details);
  const isInstructed = isImcaAsked && details.imca === 'instructed';
  return {
    ...details,
    consulted: details.consulted.filter(isFilled),
    imca: isImcaAsked ? details.imca : null,
    imca_name: isInstructed ? details.imca_name : null,
    imca_on: isInstructed ? details.imca_on : null,
    imca_reason: isImcaAsked && !isInstructed ? details.imca_reason : null,
  };
}
