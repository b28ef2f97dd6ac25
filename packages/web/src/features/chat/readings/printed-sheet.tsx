import type { Output } from '@relish/shared/calls.ts';
import type { Relationship } from '@relish/shared/residents/relatives/choices.ts';

import { ServerImage } from '../../../ui/layout/server-image.tsx';
import { formatWeekday } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';

import styles from './print.module.css';

type Printed = Output<'readings/print'>;

// The app stores no one’s gender, so it does not guess a son or a daughter.
const FROM: Partial<Record<Relationship, (input: { name: string }) => string>> = {
  spouse_partner: m.chat_print_from_spouse_partner,
  child: m.chat_print_from_child,
  grandchild: m.chat_print_from_grandchild,
  sibling: m.chat_print_from_sibling,
  parent: m.chat_print_from_parent,
  niece_nephew: m.chat_print_from_niece_nephew,
  other_family: m.chat_print_from_other_family,
  friend: m.chat_print_from_friend,
};

/** Large print, with nothing on it that the resident does not need. */
export function PrintedSheet({ printed, day }: { printed: Printed; day: string }) {
  const { name, messages, has_more } = printed;
  return (
    <article className={styles.sheet}>
      <header className={styles.head}>
        <h2>{m.chat_print_for({ name })}</h2>
        <p>{formatWeekday(day)}</p>
      </header>
      {messages.map(({ number, author, relationship, body, photos }) => {
        const from = (relationship && FROM[relationship]) ?? m.chat_print_from;
        return (
          <section key={number} className={styles.message}>
            <h3>{from({ name: author })}</h3>
            {body !== '' && <p className={styles.body}>{body}</p>}
            {photos.map(({ id, picture, caption }) => (
              <figure key={id} className={styles.photo}>
                <ServerImage
                  src={picture.large}
                  alt={caption === null ? m.chat_photos({ count: 1 }) : ''}
                />
                {caption !== null && <figcaption>{caption}</figcaption>}
              </figure>
            ))}
          </section>
        );
      })}
      {has_more && <p className={styles.more}>{m.chat_print_more()}</p>}
    </article>
  );
}
