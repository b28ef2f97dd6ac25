import { isRelative } from '@relish/shared/permissions.ts';
import { Phone } from 'lucide-react';

import { useUser } from '../../../session/use-session.ts';
import { Link } from '../../../ui/actions/link.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { formatDay } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { telephoneLink } from '../../../words/telephone.ts';
import { ThreadHours } from '../chat-hours/public.tsx';
import { PausedRelatives } from '../chat-safety/public.tsx';
import type { Thread } from '../threads/api.ts';

import styles from './thread-view.module.css';

/** Above the messages: emergencies, and why a family does not get them. */
export function ThreadNotices({ thread }: { thread: Thread }) {
  const { kind, telephone, unreachable, resident } = thread;
  return (
    <>
      {(kind === 'family' || kind === 'private') && !thread.is_in_memory && (
        <p className={styles.emergency}>
          <span>{m.chat_emergency()}</span>
          {telephone !== null && (
            <a href={telephoneLink(telephone)}>
              <Phone aria-hidden="true" />
              <span translate="no">{telephone}</span>
            </a>
          )}
        </p>
      )}
      {(kind === 'family' || kind === 'private') && <ThreadHours />}
      <Memory thread={thread} />
      {thread.is_family_uninformed && resident && (
        <div className={styles.notice}>
          <Banner
            kind="attention"
            action={
              <Link kind="quiet-button" to={`/resident?id=${resident.id}`}>
                {m.chat_uninformed_open()}
              </Link>
            }
          >
            {m.chat_uninformed()}
          </Banner>
        </div>
      )}
      <PausedRelatives thread={thread} />
      {unreachable !== null && resident && (
        <div className={styles.notice}>
          <Banner
            kind="attention"
            action={
              unreachable === 'no_consent' ? (
                <Link kind="quiet-button" to={`/resident-consents?id=${resident.id}`}>
                  {m.chat_see_consents()}
                </Link>
              ) : (
                <Link kind="quiet-button" to={`/manage-relative?resident=${resident.id}`}>
                  {m.chat_invite_relative()}
                </Link>
              )
            }
          >
            {unreachable === 'no_consent' ? m.chat_no_consent() : m.chat_no_relative()}
          </Banner>
        </div>
      )}
    </>
  );
}

/** After the family has been informed of a death. */
function Memory({ thread }: { thread: Thread }) {
  const user = useUser();
  if (!thread.is_in_memory) return null;
  const { home_name: home, readable_until, resident } = thread;
  const words = !isRelative(user)
    ? m.chat_memory_staff({ name: resident?.name ?? '' })
    : readable_until === null
      ? m.chat_memory({ home })
      : m.chat_memory_until({ home, date: formatDay(readable_until) });
  return <p className={styles.memory}>{words}</p>;
}
