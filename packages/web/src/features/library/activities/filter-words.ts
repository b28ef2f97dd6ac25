import { m } from '../../../words/m.ts';
import type { GroupSize, Minutes } from './library-choices.ts';

export const GROUP_WORDS: Record<GroupSize, () => string> = {
  one: m.activities_people_one,
  few: m.activities_people_few,
  many: m.activities_people_many,
};

export const upToMinutes = (minutes: Minutes): string => m.activities_up_to_minutes({ minutes });
