import { useLocation } from 'react-router';

/**
 * The code or token of a mailed link. It is in the fragment, which browsers never send to a server.
 */
export const useMailedSecret = () => decodeURIComponent(useLocation().hash.slice(1));
