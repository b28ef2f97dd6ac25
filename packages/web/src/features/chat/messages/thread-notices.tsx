import { Phone } from 'lucide-react';

import { Link } from '../../../ui/actions/link.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { m } from '../../../words/m.ts';
import { telephoneLink } from '../../../words/telephone.ts';
import { ThreadHours } from '../hours/public.tsx';
import type { Thread } from '../threads/api.ts';

import styles from './thread-view.module.css';

/** Above the messages: emergencies, and why a family does not get them. */
export function ThreadNotices({ thread }: { thread: Thread }) {
  const { kind, telephone, unreachable, resident } = thread;
  return (
    <>
      {(kind === 'family' || kind === 'private') && (
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
