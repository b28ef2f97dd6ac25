/**
 * Repeats the markup of index.html while the session is being restored, so that nothing flickers.
 */
export const Splash = () => (
  <div className="boot">
    <svg viewBox="0 0 48 48" width="72" height="72" aria-hidden="true">
      <rect width="48" height="48" rx="13" fill="#fbe3c6" />
      <circle cx="24" cy="28.5" r="12.5" fill="#e98f47" />
      <path d="M24 27.5c-.6-9.6 4.2-16 14-17.5 0 9.4-5 16-14 17.5Z" fill="#1f5741" />
      <path d="M24 28.5c-.6-7.4-4.2-11.6-11-12.5.2 7 4 11.6 11 12.5Z" fill="#3f8a68" />
    </svg>
  </div>
);
