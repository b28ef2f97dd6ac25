import styles from './avatar.module.css';

/** A person's initials. Decoration: whoever shows it also says the name. */
export const Avatar = ({ firstName, lastName }: { firstName: string; lastName: string }) => (
  <span className={styles.avatar} aria-hidden="true">
    {initial(firstName)}
    {initial(lastName)}
  </span>
);

// By character, not by code unit: names may begin with any letter there is.
const initial = (name: string) => Array.from(name.trim())[0]?.toUpperCase() ?? '';
