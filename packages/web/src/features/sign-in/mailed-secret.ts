import { useLocation } from 'react-router';

/** The code or token of a mailed link. It stands behind the #, which browsers never send to a server. */
export const useMailedSecret = () => decodeURIComponent(useLocation().hash.slice(1));
