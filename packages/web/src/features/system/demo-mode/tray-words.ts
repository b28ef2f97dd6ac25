import type { Role } from '@relish/shared/roles.ts';

import { formatTime } from '../../../words/format.ts';
import { ROLE_WORDS } from '../../../words/roles.ts';
import type { DemoSend } from './api.ts';

/** Mail has an address; a notification lists the roles it is for. */
export const recipientWords = ({ kind, recipient }: DemoSend) =>
  kind === 'mail'
    ? recipient
    : recipient
        .split(', ')
        .map((role) => ROLE_WORDS[role as Role]())
        .join(', ');

export const timeWords = (moment: string) => formatTime(new Date(moment));
