import { randomUUID } from 'node:crypto';

import type { Input } from '@relish/shared/calls.ts';
import {
  blindToken,
  type TokenKey,
  unblindToken,
} from '@relish/shared/surveys/survey-entries/blind-token.ts';

import type { TestApp, TestUser } from './test-app.ts';

type SurveyToAdd = Input<'surveys/add'>['survey'];

const LAST_DAY = '2027-10-31';

export const aSurvey = (changes: Partial<SurveyToAdd> = {}): SurveyToAdd => ({
  title: 'How is life here?',
  audience: 'resident',
  anonymous: true,
  allow_proxy: true,
  closes_on: LAST_DAY,
  questions: [
    { key: 'food', type: 'faces3', text: 'The food is good.' },
    { key: 'likely', type: 'rating0_10', text: 'How likely?', domain: 'recommend' },
    { key: 'wish', type: 'text', text: 'Is there something you would like to do?' },
  ],
  ...changes,
});

/** Results by the unit people live on. */
export const GROUPED = {
  group_key: 'unit',
  questions: [
    {
      key: 'unit',
      type: 'single' as const,
      text: 'Where do you live?',
      options: ['oak', 'elm', 'ash'].map((code) => ({ code, label: code })),
    },
    { key: 'food', type: 'faces3' as const, text: 'The food is good.' },
    { key: 'likely', type: 'rating0_10' as const, text: 'How likely?', domain: 'recommend' },
  ],
};

export async function addSurvey(
  t: TestApp,
  { token }: TestUser,
  changes: Partial<SurveyToAdd> = {},
): Promise<string> {
  const { status, body, error } = await t.call(
    'surveys/add',
    { survey: aSurvey(changes) },
    { token },
  );
  if (status !== 200) throw new Error(JSON.stringify(error));
  return body.id as string;
}

/** Published and opened, with everyone invited. */
export async function publishSurvey(
  t: TestApp,
  manager: TestUser,
  changes: Partial<SurveyToAdd> = {},
): Promise<string> {
  const id = await addSurvey(t, manager, changes);
  const { status, error } = await t.call('surveys/publish', { id }, manager);
  if (status !== 200) throw new Error(JSON.stringify(error));
  await t.jobs.runDue();
  return id;
}

/** Closed and counted. */
export async function closeSurvey(t: TestApp, manager: TestUser, id: string) {
  await t.call('surveys/close', { id }, manager);
  await t.jobs.runDue();
}

export const collect = (
  t: TestApp,
  by: TestUser,
  survey_id: string,
  rest: Partial<Input<'survey-entries/collect'>> = {},
) =>
  t.call(
    'survey-entries/collect',
    { survey_id, client_uuid: randomUUID(), mode: 'self', answers: { food: 'happy' }, ...rest },
    by,
  );

/** As the app does: blinds a token, has it signed and unblinds it. */
export async function takeToken(t: TestApp, { token }: TestUser, survey_id: string) {
  const opened = await t.call('survey-entries/open', { survey_id }, { token });
  const key = opened.body.key as TokenKey;
  const blinded = await blindToken(key);
  const signed = await t.call(
    'survey-entries/take-token',
    { survey_id, blinded: blinded.blinded },
    { token },
  );
  if (signed.status !== 200) throw new Error(JSON.stringify(signed.error));
  const signature = await unblindToken(key, blinded, signed.body.blind_signature as string);
  return { survey_id, token: blinded.token, signature, blinded };
}
