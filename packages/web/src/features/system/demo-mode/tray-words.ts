import type { Role } from '@relish/shared/roles.ts';

import { formatTime } from '../../../words/format.ts';
import { ROLE_WORDS } from '../../../words/roles.ts';
import type { DemoSend } from './api.ts';

const isRole = (text: string): text is Role => text in ROLE_WORDS;

/** An address, or for a notification of many the roles it is for. */
export const recipientWords = ({ recipient }: Pick<DemoSend, 'recipient'>) =>
  recipient
    .split(', ')
    .map((each) => (isRole(each) ? ROLE_WORDS[each]() : each))
    .join(', ');

export const timeWords = (moment: string) => formatTime(new Date(moment));
