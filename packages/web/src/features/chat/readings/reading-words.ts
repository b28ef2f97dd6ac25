import type { Message } from '@relish/shared/chat/messages/contract.ts';
import type { Reception } from '@relish/shared/chat/readings/choices.ts';
import { dayIn } from '@relish/shared/days.ts';
import { Ear, Frown, type LucideIcon, Meh, MessageCircle, Smile } from 'lucide-react';

import { formatTime } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { dayWords } from '../threads/public.tsx';

export type Reading = Message['readings'][number];

interface Words {
  icon: LucideIcon;
  choice: () => string;
  line: (input: { name: string }) => string;
}

const READ: Record<Reception, Words> = {
  smiled: { icon: Smile, choice: m.chat_read_choose_smiled, line: m.chat_read_smiled },
  talked: { icon: MessageCircle, choice: m.chat_read_choose_talked, line: m.chat_read_talked },
  listened: { icon: Ear, choice: m.chat_read_choose_listened, line: m.chat_read_listened },
  no_reaction: {
    icon: Meh,
    choice: m.chat_read_choose_no_reaction,
    line: m.chat_read_no_reaction,
  },
  upset: { icon: Frown, choice: m.chat_read_choose_upset, line: m.chat_read_upset },
};

const SHOWN: Record<Reception, Words> = {
  smiled: { ...READ.smiled, line: m.chat_shown_smiled },
  talked: { ...READ.talked, line: m.chat_shown_talked },
  listened: { ...READ.listened, choice: m.chat_read_choose_looked, line: m.chat_shown_looked },
  no_reaction: { ...READ.no_reaction, line: m.chat_shown_no_reaction },
  upset: { ...READ.upset, line: m.chat_shown_upset },
};

/** A message without text was shown, not read. */
const isShown = ({ body }: Pick<Message, 'body'>) => body === '';

export const receptionWords = (message: Message, reception: Reception): Words =>
  (isShown(message) ? SHOWN : READ)[reception];

export const markWords = (message: Message, name: string): string => {
  if (message.readings.length > 0)
    return isShown(message) ? m.chat_shown_again() : m.chat_read_again();
  return isShown(message) ? m.chat_shown_mark({ name }) : m.chat_read_mark({ name });
};

export function readingLine(message: Message, { reception }: Reading, name: string): string {
  if (reception !== null) return receptionWords(message, reception).line({ name });
  return isShown(message) ? m.chat_shown_plain({ name }) : m.chat_read_plain({ name });
}

export function readingWhen({ at }: Reading, timeZone: string, today: string): string {
  const moment = new Date(at);
  return m.chat_read_when({
    day: dayWords(dayIn(timeZone, moment), today),
    time: formatTime(moment, timeZone),
  });
}
