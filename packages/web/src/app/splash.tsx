/** Before it is known whether somebody is signed in: what the page showed already, so that nothing flickers. */
export const Splash = () => (
  <div className="boot">
    <img src="/favicon.svg" width="72" height="72" alt="" />
  </div>
);
