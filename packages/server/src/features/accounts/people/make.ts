import type { Role } from '@relish/shared/roles.ts';

import type { Db } from '../../../db/database.ts';
import { insertUser, joinCarehome } from './queries.ts';

export interface PersonToMake {
  email: string;
  first_name: string;
  last_name: string;
  password_hash: string;
  role: Role;
  job_title?: string;
  carehomeIds: string[];
  since: Date;
}

export async function makePerson(
  db: Db,
  { role, job_title, carehomeIds, since, ...user }: PersonToMake,
): Promise<string> {
  const userId = await insertUser(db, { ...user, email_confirmed_at: since });
  for (const carehomeId of carehomeIds)
    await joinCarehome(db, carehomeId, {
      user_id: userId,
      role,
      started_at: since,
      job_title: job_title ?? null,
    });
  return userId;
}
